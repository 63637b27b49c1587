@_exported public import AVFAudio
// Short sounds come along, as with Apple's.
@_exported public import AudioToolbox
@_exported public import CoreMedia

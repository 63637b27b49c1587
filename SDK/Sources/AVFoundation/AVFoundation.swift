@_exported public import AVFAudio
@_exported public import AudioToolbox
@_exported public import CoreMedia

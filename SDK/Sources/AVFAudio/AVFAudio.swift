@_exported public import OpenAVFAudio

// Buffers stand in Core Media, which brings them along as Apple's does.
@_exported public import CoreMedia

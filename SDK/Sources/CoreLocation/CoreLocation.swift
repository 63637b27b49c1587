@_exported public import OpenCoreLocation

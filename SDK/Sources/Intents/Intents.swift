@_exported public import OpenIntents

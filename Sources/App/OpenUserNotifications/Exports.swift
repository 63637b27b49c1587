// Author code imports UserNotifications alone and uses Foundation and URLSession: 79 of 89 public service
// extensions do (Apple's framework brings both in).
@_exported public import Foundation

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

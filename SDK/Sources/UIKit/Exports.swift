@_exported public import AuthorRuntime
@_exported public import UserNotifications

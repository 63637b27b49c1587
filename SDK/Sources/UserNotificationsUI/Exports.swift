@_exported public import UIKit
@_exported public import UserNotifications

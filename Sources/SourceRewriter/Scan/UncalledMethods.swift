internal import SwiftSyntax

/// Delegate methods that compile and that nobody calls here: of older iPhones, or with a signature of an older Swift.
extension SourceScanner {
    func noteUncalledMethod(_ node: FunctionDeclSyntax) {
        guard !enclosing.isEmpty, depth == 0 else { return }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let name = node.name.text
        guard name == "application", let first = labels.first else { return }
        if first == "application" {
            return tell(
                .warning,
                at: node,
                "nobody calls this: it is a signature of Swift 2; today's begins with application(_ application:"
            )
        }
        guard first == "_", labels.count > 1 else { return }
        if labels[1].hasSuffix("inishLaunchingWithOptions"), let type = parameters.last?.type {
            let text = type.trimmedDescription
            let keys = "the options are a [UIApplication.LaunchOptionsKey: Any]?, not a \(text)"
            if text.hasPrefix("[NSObject"), text.hasSuffix("]?") {
                file.formerOptions.append(type.byteRange)
                return tell(.warning, at: node, "nobody calls this but in Swift 3, where its name was enough: \(keys)")
            }
            if text.contains("NSObject") || text.contains("NSString") || text.hasPrefix("NSDictionary") {
                return tell(.warning, at: node, "nobody calls this: \(keys)")
            }
        }
        guard let advice = Self.uncalled[labels.dropFirst().joined(separator: ":")] else { return }
        // The async form of the same labels is called.
        if node.signature.effectSpecifiers?.asyncSpecifier != nil { return }
        tell(.warning, at: node, "nobody calls this here: \(advice)")
    }

    /// By the labels after the first.
    private static let uncalled = [
        "didReceiveRemoteNotification":
            "pushes come to application(_:didReceiveRemoteNotification:fetchCompletionHandler:) and to the "
            + "notification center's delegate",
        "didReceive": "local notifications come to the notification center's delegate",
        "didRegister": "requestAuthorization of the notification center tells the answer",
        "handleActionWithIdentifier:for:completionHandler":
            "actions come to userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "handleActionWithIdentifier:for:withResponseInfo:completionHandler":
            "actions come to userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "handleActionWithIdentifier:forRemoteNotification:completionHandler":
            "actions come to userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler":
            "actions come to userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "performFetchWithCompletionHandler": "the simulated phone wakes an app in the background for pushes alone",
        "handleOpen": "URLs come to application(_:open:options:)",
        "open:sourceApplication:annotation": "URLs come to application(_:open:options:)",
        "continue:restorationHandler": "no activity opens an app",
        "performActionFor:completionHandler": "there are no shortcuts of the home screen",
    ]
}

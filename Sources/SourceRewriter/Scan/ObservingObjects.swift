internal import SwiftSyntax

/// Objects that hear of others' properties by name: with Apple's every `NSObject` can, here those that say so.
extension SourceScanner {
    /// `override func observeValue(forKeyPath:…)` of an `NSObject` overrides nothing here: it is what `KeyValueObserver` asks.
    ///
    /// The conformance stands in an extension at the end of the file, so that the class stays as isolated as it is.
    func noteObservingObject(_ node: FunctionDeclSyntax) {
        guard let type = observingObject, let word = node.modifiers.first(where: { $0.name.text == "override" }) else {
            return
        }
        file.edits.append(.blank(word.byteRange))
        let name = type.path.joined(separator: ".")
        file.edits.append(.insertion("\nextension \(name): KeyValueObserver {}\n", at: source.count))
    }

    /// `super.observeValue(…)` there, which has nobody to ask.
    func noteObservingSuper(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "observeValue",
            observingObject != nil
        else { return }
        file.edits.append(.replacement(node.byteRange, with: "()"))
    }

    /// The class around the current place, where it is an `NSObject` that an extension of the file can name.
    private var observingObject: TypeDeclaration? {
        guard let type = enclosing.last.map({ file.types[$0] }), type.kind == .classType,
            type.inherited.first == "NSObject", !type.isLocal, !type.isHidden, type.conditions.isEmpty
        else { return nil }
        return type
    }

    private static let networking: Set = [
        "URLSession", "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionDataTask", "URLSessionDataDelegate", "URLSessionDownloadTask", "URLSessionDownloadDelegate",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
        "CachedURLResponse", "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie",
        "HTTPCookieStorage", "URLProtocol",
    ]

    /// Variables of glibc's, and no more than read with Darwin.
    private static let streams: Set = ["stdin", "stdout", "stderr"]

    /// `Foundation.URLSession`, which is of a module beside Foundation on Linux, and `Darwin.round`, which is Linux's own.
    func noteModuleName(_ base: (some SyntaxProtocol)?, of name: String) {
        guard let base, base.byteRange.count <= 10 else { return }
        let module: String? =
            switch base.trimmedDescription {
            case "Foundation" where Self.networking.contains(name): "FoundationNetworking"
            case "Darwin" where Self.streams.contains(name): "DarwinStreams"
            case "Glibc" where Self.streams.contains(name): "StandardStreams"
            case "Darwin": "Glibc"
            default: nil
            }
        guard let module else { return }
        file.edits.append(SourceEdit(range: base.byteRange, text: module, keepsWidth: false))
    }
}

internal import SwiftSyntax

/// A method of key-value observing that a class overrides. With Apple's every `NSObject` has it; here those that say so, in
/// an extension at the end of the file, so that the class stays as isolated as it is.
struct KeyValueOverride: Codable {
    let path: [String]
    let method: KeyValueMethod
    let word: Range<Int>
    /// Whether an extension of the file can name the class.
    let isReachable: Bool
}

/// A call of such a method of the superclass.
struct KeyValueSuperCall: Codable {
    let path: [String]
    let method: KeyValueMethod
    let range: Range<Int>
}

enum KeyValueMethod: String, Codable, CaseIterable {
    case hears = "observeValue(forKeyPath:of:change:context:)"
    case notifies = "automaticallyNotifiesObservers(forKey:)"
    case depends = "keyPathsForValuesAffectingValue(forKey:)"

    init?(_ name: String, _ labels: [String]) {
        self.init(rawValue: "\(name)(\(labels.map { "\($0):" }.joined()))")
    }

    /// The SDK's protocol that has it.
    var conformance: String {
        switch self {
        case .hears: "KeyValueObserver"
        case .notifies: "KeyValueNotifying"
        case .depends: "KeyValueDepending"
        }
    }

    /// What `NSObject` answers.
    var plain: String {
        switch self {
        case .hears: "()"
        case .notifies: "true"
        case .depends: "Set<String>()"
        }
    }

    var base: String { String(rawValue.prefix { $0 != "(" }) }
    var labels: [String] { rawValue.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init) }
}

extension KeyValueOverride {
    /// Makes the first class of the module that overrides such a method say so, and ask no superclass.
    static func edits(_ file: ScannedFile, _ index: DeclarationIndex) -> [SourceEdit] {
        func isFirst(_ path: [String], _ method: KeyValueMethod) -> Bool {
            !index.inherits(method.base, method.labels, path) && !(method == .hears && index.isResponder(path))
        }
        let first = file.keyValueOverrides.filter { $0.isReachable && isFirst($0.path, $0.method) }
        let calls = file.keyValueSuperCalls.filter { call in
            first.contains { $0.path == call.path && $0.method == call.method }
        }
        return first.flatMap { override -> [SourceEdit] in
            let name = override.path.joined(separator: ".")
            return [
                .blank(override.word),
                .insertion("\nextension \(name): \(override.method.conformance) {}\n", at: file.length),
            ]
        } + calls.map { SourceEdit(range: $0.range, text: $0.method.plain, keepsWidth: true) }
    }
}

extension SourceScanner {
    func noteKeyValueOverride(_ node: FunctionDeclSyntax) {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard let method = KeyValueMethod(node.name.text, labels), let type = enclosing.last.map({ file.types[$0] }),
            type.kind == .classType,
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })?.name
        else { return }
        file.keyValueOverrides.append(
            KeyValueOverride(
                path: type.path,
                method: method,
                word: word.byteRange,
                isReachable: !type.isLocal && !type.isHidden && type.conditions.isEmpty
            )
        )
    }

    func noteKeyValueSuperCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, let type = enclosing.last.map({ file.types[$0] }),
            let method = KeyValueMethod(member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" })
        else { return }
        file.keyValueSuperCalls.append(KeyValueSuperCall(path: type.path, method: method, range: node.byteRange))
    }
}

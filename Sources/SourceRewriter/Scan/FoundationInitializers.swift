internal import SwiftSyntax

/// Initializers of Foundation's classes that it does not have on Linux, and that no extension can add to them.
extension SourceScanner {
    /// What `Type()` stands for.
    private static let wholeInitializers = [
        "URLSession": "configuration: .default",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
        "NSMutableString": "capacity: 0",
        "XMLParser": "data: Data()",
        "NSError": "domain: \"\", code: 0",
        "Progress": "totalUnitCount: 0",
    ]

    /// `URLSession()`, deprecated by Apple, is a session of the default configuration, `Timer()` one that never fires,
    /// `NSMutableString()` is empty, `XMLParser()` reads nothing, `NSError()` says nothing, and `Progress()`
    /// is of no units.
    ///
    /// `ProcessInfo()` is the process' own: there is no other.
    ///
    /// `NSValue(caTransform3D: map)` is of a class of its own, since a value there holds points, sizes and rectangles only.
    func noteFoundationInitializer(_ node: FunctionCallExprSyntax) {
        noteStandardStreams(node)
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), node.trailingClosure == nil,
            let end = node.rightParen?.byteRange.lowerBound
        else { return }
        let name = called.baseName.text
        guard !declares(name) else { return }
        if node.arguments.isEmpty, let arguments = Self.wholeInitializers[name] {
            file.edits.append(.insertion(arguments, at: end))
        } else if node.arguments.isEmpty, name == "ProcessInfo" {
            file.edits.append(
                SourceEdit(range: called.byteRange.upperBound..<end + 1, text: ".processInfo", keepsWidth: false)
            )
        } else if name == "NSValue", node.arguments.first?.label?.text == "caTransform3D" {
            file.edits.append(SourceEdit(range: called.byteRange, text: "TransformValue", keepsWidth: false))
        }
    }

    /// Whether the file has a type of its own of a name of Foundation's, such as a `Progress`.
    private func declares(_ name: String) -> Bool {
        guard Self.wholeInitializers[name] != nil else { return false }
        let text = String(decoding: source, as: UTF8.self)
        return ["class", "struct", "enum", "typealias"].contains { keyword in
            text.ranges(of: "\(keyword) \(name)").contains { range in
                let next = range.upperBound < text.endIndex ? text[range.upperBound] : " "
                return !next.isLetter && !next.isNumber && next != "_"
            }
        }
    }

    /// Functions of C that are given a stream.
    private static let streamFunctions: Set = [
        "fputs", "fputc", "putc", "fwrite", "vfprintf", "fflush", "setbuf", "setvbuf", "setlinebuf", "fileno",
        "flockfile",
        "funlockfile",
    ]

    /// `fputs("…", stderr)`: a variable that Linux shares among threads, and code of Swift 6 may not name; Apple's may be.
    private func noteStandardStreams(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            Self.streamFunctions.contains(called.baseName.text)
        else { return }
        for argument in node.arguments {
            guard let stream = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName,
                ["stderr", "stdout"].contains(stream.text)
            else { continue }
            file.edits.append(SourceEdit(range: stream.byteRange, text: "phone_\(stream.text)", keepsWidth: false))
        }
    }
}

extension SourceScanner {
    /// `abs(height)` in an extension of `CGFloat`, which has a member of that name on Linux, and none with Apple.
    func noteHiddenFunction(_ node: FunctionCallExprSyntax) {
        guard enclosing.last.map({ file.types[$0].path == ["CGFloat"] }) == true,
            let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs"
        else { return }
        file.edits.append(.insertion("Swift.", at: name.byteRange.lowerBound))
    }
}

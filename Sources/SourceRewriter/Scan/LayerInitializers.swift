internal import SwiftSyntax

/// The initializer by which a view makes a layer of the class that it names: Objective-C finds it in every class, Swift only
/// where it is required.
enum LayerInitializers {
    private static let layers: Set = [
        "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
        "CATransformLayer", "CAScrollLayer", "CATiledLayer", "AVPlayerLayer", "AVCaptureVideoPreviewLayer",
    ]

    /// `override init()` is required, and classes whose own initializers leave it out have one that says so.
    static func edits(_ file: ScannedFile, _ index: DeclarationIndex) -> [SourceEdit] {
        func isLayer(_ type: TypeDeclaration) -> Bool {
            type.kind == .classType && layers.contains(index.foreignSuperclass(type.path) ?? "")
        }
        let plain = file.plainInitializers.filter { isLayer(file.types[$0.type]) }
        let left = file.types.compactMap { type -> SourceEdit? in
            guard type.hasDesignatedInitializer, !type.initializers.contains([]), let body = type.body, isLayer(type)
            else { return nil }
            return .insertion(
                " \(type.isPublic ? "public " : "")nonisolated required init() "
                    + "{ Swift.fatalError(\"init() has not been implemented\") };",
                at: body
            )
        }
        return plain.map { .replacement($0.word, with: "required") } + left
    }
}

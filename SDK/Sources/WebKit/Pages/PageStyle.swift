/// What a page looks like where it says nothing: as in Safari, whichever browser draws it.
enum PageStyle {
    /// The faces of the system, by the names that other machines have for theirs.
    private static let system = [
        (
            weights: "100 500",
            faces: ["SF Pro Text", "Inter", "Roboto", "Segoe UI", "Helvetica Neue", "Arial", "DejaVu Sans"]
        ),
        (
            weights: "600 900",
            faces: [
                "SF Pro Text Bold", "Inter Bold", "Roboto Bold", "Segoe UI Bold", "Helvetica Neue Bold", "Arial Bold",
                "DejaVu Sans Bold",
            ]
        ),
    ]

    /// Put at the document's beginning: each rule of its own goes before these.
    static let element: String = {
        let faces = ["-apple-system", "BlinkMacSystemFont", "system-ui"].flatMap { family in
            system.map { weights, faces in
                let places = faces.map { "local('\($0)')" }.joined(separator: ",")
                return "@font-face{font-family:'\(family)';font-weight:\(weights);src:\(places)}"
            }
        }
        let text = "html{font-family:Times,'Times New Roman','Liberation Serif','DejaVu Serif',serif}"
        return "<style>\(faces.joined())\(text)</style>"
    }()
}

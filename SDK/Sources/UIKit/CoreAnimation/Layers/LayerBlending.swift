import ViewLink

extension ViewBlend {
    /// By the name that Core Animation's `compositingFilter` takes, such as `multiplyBlendMode`; nil for others.
    init?(compositingFilter name: String) {
        let ending = "BlendMode"
        guard name.hasSuffix(ending) else { return nil }
        let mode = String(name.dropLast(ending.count))
        switch mode {
        case "linearDodge", "addition": self = .plusLighter
        default: self.init(rawValue: mode)
        }
    }
}

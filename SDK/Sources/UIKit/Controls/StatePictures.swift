/// Pictures that a control was told of, by its states; kept, since the page draws its own.
struct StatePictures {
    private var all: [String: UIImage] = [:]

    subscript(_ what: String, _ states: UIControl.State...) -> UIImage? {
        get { all[Self.key(what, states)] }
        set { all[Self.key(what, states)] = newValue }
    }

    private static func key(_ what: String, _ states: [UIControl.State]) -> String {
        ([what] + states.map { "\($0.rawValue)" }).joined(separator: " ")
    }
}

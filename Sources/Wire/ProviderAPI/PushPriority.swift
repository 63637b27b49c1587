/// How urgent a push is: the `apns-priority` header field.
public enum PushPriority: Int, Hashable, Codable, Sendable, CaseIterable {
    /// At once; what a push without the field gets.
    case immediate = 10
    /// When the device's power allows.
    case powerAware = 5
    /// Power before everything: does not wake the device.
    case powerSaving = 1

    /// Reads a field's text.
    public init?(field: String) {
        guard let number = Int(field), String(number) == field else { return nil }
        self.init(rawValue: number)
    }
}

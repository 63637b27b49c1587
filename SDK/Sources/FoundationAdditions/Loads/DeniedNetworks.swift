/// The networks that a URL load may not take, in a header of Carillon's own.
///
/// The process takes the header out before a server sees it, and refuses the load where the device's network is metered,
/// which is expensive and constrained. Foundation on Linux has no other place to keep it.
public enum DeniedNetworks {
    public static let header = "Carillon-Denied-Networks"
    /// Paid for by the byte.
    public static let expensive = "expensive"
    /// In low data mode.
    public static let constrained = "constrained"

    /// Whether the header's value denies a network; nil is no header.
    public static func contains(_ network: String, in value: Any?) -> Bool { names(value).contains(network) }

    /// The header's value with a network denied or allowed; nil when none is denied.
    public static func setting(_ network: String, isDenied: Bool, in value: Any?) -> String? {
        let names = names(value).filter { $0 != network } + (isDenied ? [network] : [])
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    private static func names(_ value: Any?) -> [String] {
        (value as? String)?.split(separator: " ").map(String.init) ?? []
    }
}

/// The versions of the view link (Documentation/Links.md); a content extension names its own in the hello of the app link.
public enum ViewLinkVersion {
    /// What this build speaks.
    public static let current = 7
    /// The oldest that this build takes in.
    public static let oldest = 3
}

/// What a static Foundation has to be asked for by name.
///
/// A linker takes from an archive only what somebody refers to. How an array, a set or a date's components become an
/// object is found at run time, by a conformance that nobody refers to: without it `NSKeyedArchiver` and property lists
/// silently lose every array.
enum FoundationBridges {
    /// The conformances to `_ObjectiveCBridgeable` that stand in objects of their own, mangled.
    private static let conformances = [
        "$sSayxGs21_ObjectiveCBridgeable10FoundationMc",
        "$sShyxGs21_ObjectiveCBridgeable10FoundationMc",
        "$s20FoundationEssentials7DecimalVs21_ObjectiveCBridgeable0A0Mc",
        "$s20FoundationEssentials14DateComponentsVs21_ObjectiveCBridgeable0A0Mc",
        "$s20FoundationEssentials12DateIntervalVs21_ObjectiveCBridgeable0A0Mc",
        "$s20FoundationEssentials9IndexPathVs21_ObjectiveCBridgeable0A0Mc",
        "$s20FoundationEssentials13URLComponentsVs21_ObjectiveCBridgeable0A0Mc",
        "$s20FoundationEssentials12URLQueryItemVs21_ObjectiveCBridgeable0A0Mc",
    ]

    /// `URLSession`: without it `Data(contentsOf:)` of a web address finds no loader, which it looks for by name.
    private static let loader = "$s20FoundationNetworking10URLSessionCMa"

    /// The linker's arguments; a name that a toolchain does not have is passed over.
    static let linkerArguments = (conformances + [loader]).flatMap { ["-Xlinker", "-u", "-Xlinker", $0] }
}

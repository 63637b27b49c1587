public import Foundation

/// What is printed.
public enum UIPrintInfoOutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
/// How a sheet lies.
public enum UIPrintInfoOrientation: Int, Sendable { case portrait = 0, landscape }
/// Whether both sides are used.
public enum UIPrintInfoDuplex: Int, Sendable { case none = 0, longEdge, shortEdge }

/// How something is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    public typealias OutputType = UIPrintInfoOutputType
    public typealias Orientation = UIPrintInfoOrientation
    public typealias Duplex = UIPrintInfoDuplex
    open var jobName = ""
    open var outputType = UIPrintInfoOutputType.general
    open var orientation = UIPrintInfoOrientation.portrait
    open var duplex = UIPrintInfoDuplex.none
    open var printerID: String?
    /// What the dictionary does not say is as in a new one.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [
            Key.name: jobName, Key.output: outputType.rawValue, Key.orientation: orientation.rawValue,
            Key.duplex: duplex.rawValue,
        ]
        all[Key.printer] = printerID
        return all
    }

    private enum Key {
        static let name = "UIPrintInfoJobNameKey", output = "UIPrintInfoOutputTypeKey"
        static let orientation = "UIPrintInfoOrientationKey", duplex = "UIPrintInfoDuplexKey"
        static let printer = "UIPrintInfoPrinterIDKey"
    }

    public override init() {}
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    public convenience init(dictionary: [AnyHashable: Any]?) {
        self.init()
        func number(_ key: String) -> Int? { dictionary?[key] as? Int }
        jobName = dictionary?[Key.name] as? String ?? jobName
        outputType = number(Key.output).flatMap(OutputType.init) ?? outputType
        orientation = number(Key.orientation).flatMap(Orientation.init) ?? orientation
        duplex = number(Key.duplex).flatMap(Duplex.init) ?? duplex
        printerID = dictionary?[Key.printer] as? String
    }
}

public import Foundation

/// What a chart can show the place of.
public protocol Plottable {
    /// What it is plotted as.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text: what others are plotted as.
public protocol PrimitivePlottableProtocol {}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension Decimal: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
extension Date: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }

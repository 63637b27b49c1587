public import UIKit

/// A function of a Metal library; none is run.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public let name: String
    public init(library: ShaderLibrary, name: String) { self.name = name }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// A library of them.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function with what it is given.
public struct Shader: ShapeStyle {
    /// Something that it is given.
    public struct Argument: Sendable {
        public static func float(_ value: some BinaryFloatingPoint) -> Self { Self() }
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Self { Self() }
        public static func float2(_ point: CGPoint) -> Self { Self() }
        public static func float2(_ size: CGSize) -> Self { Self() }
        public static func float3(
            _ x: some BinaryFloatingPoint,
            _ y: some BinaryFloatingPoint,
            _ z: some BinaryFloatingPoint
        ) -> Self { Self() }
        public static var boundingRect: Self { Self() }
        public static func color(_ color: Color) -> Self { Self() }
        public static func colorArray(_ colors: [Color]) -> Self { Self() }
        public static func floatArray(_ values: [Float]) -> Self { Self() }
        public static func image(_ image: Image) -> Self { Self() }
    }

    public let function: ShaderFunction
    public init(function: ShaderFunction, arguments: [Argument]) { self.function = function }
}

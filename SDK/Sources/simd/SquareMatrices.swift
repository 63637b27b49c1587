// Matrices by their columns, as simd has them.

public typealias simd_float2x2 = SIMDMatrix2x2<Float>
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

/// A matrix with as many rows as columns: what all of them can.
public protocol SIMDSquareMatrix: Hashable, Sendable, CustomDebugStringConvertible {
    associatedtype Scalar: SIMDRealScalar
    associatedtype Column: SIMD where Column.Scalar == Scalar
    init()
    static var order: Int { get }
    subscript(column: Int) -> Column { get set }
    /// Not a number where there is none.
    var inverse: Self { get }
    var determinant: Scalar { get }
}

extension SIMDSquareMatrix {
    /// With a number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.order { self[index][index] = diagonal[index] }
    }
    /// - Precondition: as many columns as there are.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.order, "\(Self.self) has \(Self.order) columns")
        self.init()
        for index in 0..<Self.order { self[index] = columns[index] }
    }
    /// - Precondition: as many rows as there are.
    public init(rows: [Column]) {
        self.init(rows)
        self = transpose
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.order { for row in 0..<Self.order { result[column][row] = self[row][column] } }
        return result
    }
    public var trace: Scalar { (0..<Self.order).reduce(0) { $0 + self[$1][$1] } }
    public var debugDescription: String {
        "\(Self.self)(" + (0..<Self.order).map { "\(self[$0])" }.joined(separator: ", ") + ")"
    }

    private func columns(_ work: (Int) -> Column) -> Self {
        var result = self
        for index in 0..<Self.order { result[index] = work(index) }
        return result
    }

    public static prefix func - (matrix: Self) -> Self { matrix.columns { -matrix[$0] } }
    public static func + (lhs: Self, rhs: Self) -> Self { lhs.columns { lhs[$0] + rhs[$0] } }
    public static func - (lhs: Self, rhs: Self) -> Self { lhs.columns { lhs[$0] - rhs[$0] } }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func * (scalar: Scalar, matrix: Self) -> Self { matrix.columns { scalar * matrix[$0] } }
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
    public static func *= (matrix: inout Self, scalar: Scalar) { matrix = scalar * matrix }
    public static func * (matrix: Self, vector: Column) -> Column {
        (0..<order).reduce(Column()) { $0 + matrix[$1] * vector[$1] }
    }
    public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }
    public static func * (lhs: Self, rhs: Self) -> Self { lhs.columns { lhs * rhs[$0] } }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// Two columns of two.
public struct SIMDMatrix2x2<Scalar: SIMDRealScalar>: SIMDSquareMatrix {
    public typealias Column = SIMD2<Scalar>
    public static var order: Int { 2 }
    public var columns: (Column, Column)

    public init() { columns = (Column(), Column()) }
    public init(columns: (Column, Column)) { self.columns = columns }
    public init(_ first: Column, _ second: Column) { columns = (first, second) }

    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("there are two columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("there are two columns")
            }
        }
    }
    public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
    public var inverse: Self {
        let d = determinant
        return Self(Column(columns.1.y, -columns.0.y) / d, Column(-columns.1.x, columns.0.x) / d)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
    public func hash(into hasher: inout Hasher) { for index in 0..<2 { hasher.combine(self[index]) } }
}

/// Three columns of three.
public struct SIMDMatrix3x3<Scalar: SIMDRealScalar>: SIMDSquareMatrix {
    public typealias Column = SIMD3<Scalar>
    public static var order: Int { 3 }
    public var columns: (Column, Column, Column)

    public init() { columns = (Column(), Column(), Column()) }
    public init(columns: (Column, Column, Column)) { self.columns = columns }
    public init(_ first: Column, _ second: Column, _ third: Column) { columns = (first, second, third) }
    /// What turns as a quaternion does.
    public init(_ quaternion: SIMDQuaternion<Scalar>) {
        self.init(
            quaternion.act(Column(1, 0, 0)),
            quaternion.act(Column(0, 1, 0)),
            quaternion.act(Column(0, 0, 1))
        )
    }

    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("there are three columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("there are three columns")
            }
        }
    }
    public var determinant: Scalar { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
    public var inverse: Self {
        let rows = Self(
            simd_cross(columns.1, columns.2),
            simd_cross(columns.2, columns.0),
            simd_cross(columns.0, columns.1)
        )
        return rows.transpose * (1 / determinant)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
    public func hash(into hasher: inout Hasher) { for index in 0..<3 { hasher.combine(self[index]) } }
}

/// Four columns of four.
public struct SIMDMatrix4x4<Scalar: SIMDRealScalar>: SIMDSquareMatrix {
    public typealias Column = SIMD4<Scalar>
    public static var order: Int { 4 }
    public var columns: (Column, Column, Column, Column)

    public init() { columns = (Column(), Column(), Column(), Column()) }
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
        columns = (first, second, third, fourth)
    }
    /// What turns as a quaternion does.
    public init(_ quaternion: SIMDQuaternion<Scalar>) {
        let turn = SIMDMatrix3x3(quaternion)
        self.init(Column(turn[0], 0), Column(turn[1], 0), Column(turn[2], 0), Column(0, 0, 0, 1))
    }

    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("there are four columns")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("there are four columns")
            }
        }
    }

    /// The determinant of what is left without a column and a row, with its sign.
    private func cofactor(_ column: Int, _ row: Int) -> Scalar {
        let columns = (0..<4).filter { $0 != column }
        let rows = (0..<4).filter { $0 != row }
        var minor = SIMDMatrix3x3<Scalar>()
        for (index, column) in columns.enumerated() {
            minor[index] = SIMD3(self[column][rows[0]], self[column][rows[1]], self[column][rows[2]])
        }
        return (column + row).isMultiple(of: 2) ? minor.determinant : -minor.determinant
    }
    public var determinant: Scalar { (0..<4).reduce(0) { $0 + self[0][$1] * cofactor(0, $1) } }
    public var inverse: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[column][row] = cofactor(row, column) } }
        return result * (1 / determinant)
    }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columns == rhs.columns }
    public func hash(into hasher: inout Hasher) { for index in 0..<4 { hasher.combine(self[index]) } }
}

// MARK: By names of C

public func simd_matrix<S>(_ first: SIMD2<S>, _ second: SIMD2<S>) -> SIMDMatrix2x2<S> { .init(first, second) }
public func simd_matrix<S>(_ first: SIMD3<S>, _ second: SIMD3<S>, _ third: SIMD3<S>) -> SIMDMatrix3x3<S> {
    .init(first, second, third)
}
public func simd_matrix<S>(
    _ first: SIMD4<S>,
    _ second: SIMD4<S>,
    _ third: SIMD4<S>,
    _ fourth: SIMD4<S>
) -> SIMDMatrix4x4<S> { .init(first, second, third, fourth) }
public func simd_matrix_from_rows<S>(_ first: SIMD3<S>, _ second: SIMD3<S>, _ third: SIMD3<S>) -> SIMDMatrix3x3<S> {
    .init(rows: [first, second, third])
}
public func simd_matrix_from_rows<S>(
    _ first: SIMD4<S>,
    _ second: SIMD4<S>,
    _ third: SIMD4<S>,
    _ fourth: SIMD4<S>
) -> SIMDMatrix4x4<S> { .init(rows: [first, second, third, fourth]) }
public func simd_matrix3x3<S>(_ quaternion: SIMDQuaternion<S>) -> SIMDMatrix3x3<S> { .init(quaternion) }
public func simd_matrix4x4<S>(_ quaternion: SIMDQuaternion<S>) -> SIMDMatrix4x4<S> { .init(quaternion) }
public func simd_diagonal_matrix<S>(_ diagonal: SIMD3<S>) -> SIMDMatrix3x3<S> { .init(diagonal: diagonal) }
public func simd_diagonal_matrix<S>(_ diagonal: SIMD4<S>) -> SIMDMatrix4x4<S> { .init(diagonal: diagonal) }
public func simd_mul<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: SIMDSquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: SIMDSquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: SIMDSquareMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M { scalar * matrix }
public func matrix_multiply<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: SIMDSquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func matrix_scale<M: SIMDSquareMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M { scalar * matrix }
public func simd_add<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> M { x - y }
public func simd_linear_combination<M: SIMDSquareMatrix>(_ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M) -> M {
    a * x + b * y
}
public func simd_transpose<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func simd_inverse<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func simd_determinant<M: SIMDSquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
public func matrix_transpose<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func matrix_invert<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func matrix_determinant<M: SIMDSquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
public func simd_equal<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
public func matrix_equal<M: SIMDSquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
public func simd_almost_equal_elements<M: SIMDSquareMatrix>(_ x: M, _ y: M, _ tolerance: M.Scalar) -> Bool {
    (0..<M.order).allSatisfy { simd_almost_equal_elements(x[$0], y[$0], tolerance) }
}

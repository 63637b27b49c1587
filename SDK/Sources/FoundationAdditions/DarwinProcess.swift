@preconcurrency import Glibc

/// The head of a program's file, as Darwin has it.
public struct mach_header {}

/// How many files the process is made of: its program alone, since libraries are parts of that.
public func _dyld_image_count() -> UInt32 { 1 }

/// The program's path.
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? {
    index == 0 ? program.map { UnsafePointer($0) } : nil
}

/// Nil: the program's file is no Mach-O.
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>? { nil }

private nonisolated(unsafe) let program = CommandLine.arguments.first.flatMap { strdup($0) }

/// How many bytes an object of a class takes.
public func class_getInstanceSize(_ type: AnyClass?) -> Int { type.map { size(of: $0) } ?? 0 }

/// What Swift's runtime says of a class on Linux: behind its kind, its superclass, its flags and where an object begins (Swift
/// ABI: Type Metadata, Class Metadata).
private func size(of type: AnyClass) -> Int {
    let place = 2 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size
    return Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: place, as: UInt32.self))
}

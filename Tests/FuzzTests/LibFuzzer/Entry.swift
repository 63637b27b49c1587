import Foundation

/// What libFuzzer calls with each input; CARILLON_FUZZ_TARGET names the entry point.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target = ProcessInfo.processInfo.environment["CARILLON_FUZZ_TARGET"].flatMap(FuzzTarget.init) else {
        fatalError("CARILLON_FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))")
    }
    do {
        try target.run(Data(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}

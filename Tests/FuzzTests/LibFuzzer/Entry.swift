import Foundation

/// The entry point that CARILLON_FUZZ_TARGET names: read once, because the environment takes longer than most inputs.
private let target: FuzzTarget = {
    guard let target = ProcessInfo.processInfo.environment["CARILLON_FUZZ_TARGET"].flatMap(FuzzTarget.init) else {
        fatalError("CARILLON_FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))")
    }
    return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    do {
        try target.run(Data(UnsafeBufferPointer(start: start, count: count)))
    } catch {
        fatalError("\(error)")
    }
    return 0
}

import UIKit

@testable import CallKit

/// An extension that blocks and names numbers, as its author writes it.
final class CallDirectory: CXCallDirectoryProvider, CXCallDirectoryExtensionContextDelegate {
    let numbers: [CXCallDirectoryPhoneNumber]
    var refused: CXErrorCodeCallDirectoryManagerError.Code?
    init(_ numbers: [CXCallDirectoryPhoneNumber]) { self.numbers = numbers }
    override func beginRequest(with context: CXCallDirectoryExtensionContext) {
        context.delegate = self
        if context.isIncremental { context.removeAllBlockingEntries() }
        for number in numbers {
            context.addBlockingEntry(withNextSequentialPhoneNumber: number)
            context.addIdentificationEntry(withNextSequentialPhoneNumber: number, label: "Bell")
        }
        context.completeRequest()
    }
    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: any Error) {
        refused = (error as? CXErrorCodeCallDirectoryManagerError)?.code
    }

    /// Why numbers are not taken.
    static func refusal(of numbers: [CXCallDirectoryPhoneNumber]) -> CXErrorCodeCallDirectoryManagerError.Code? {
        let directory = CallDirectory(numbers)
        let context: NSExtensionContext = CXCallDirectoryExtensionContext(isIncremental: true)
        directory.beginRequest(with: context)
        return directory.refused
    }
}

// Combine is OpenCombine, with what Apple's adds to Foundation's and Dispatch's types.
import Dispatch
import Foundation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

// OpenCombine leaves these out where it finds a module named Combine; it is built where it finds none.
private typealias Schedulers = (Checked<DispatchQueue>, Checked<RunLoop>, Checked<OperationQueue>)
private enum Checked<Kind: Scheduler> {}

/// It keeps its subscribers behind a lock; Apple's may be a constant that is no actor's, too.
extension ObservableObjectPublisher: @retroactive @unchecked Sendable {}

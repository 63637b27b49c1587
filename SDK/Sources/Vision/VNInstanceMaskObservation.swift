public import CoreVideo
public import Foundation

/// What is in a picture, each by a number of its own; nothing is ever seen, so that there is none of these.
open class VNInstanceMaskObservation: VNObservation {
    public let instanceMask: CVPixelBuffer
    open var allInstances: IndexSet { IndexSet() }
    init(_ instanceMask: CVPixelBuffer) { self.instanceMask = instanceMask }

    /// - Throws: ``VNError`` `operationFailed`, as the others: nothing is seen.
    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
        throw VNError(.operationFailed)
    }
    open func generateMaskedImage(
        ofInstances instances: IndexSet,
        from requestHandler: VNImageRequestHandler,
        croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer { throw VNError(.operationFailed) }
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet,
        from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VNError(.operationFailed) }
}

public import CoreGraphics
public import CoreImage
public import CoreMedia
import Foundation
import UIKit

// The other picture of a request that compares two: whatever gives it, the request fails as all do.

extension VNTargetedImageRequest {
    public convenience init(
        targetedCGImage cgImage: CGImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCVPixelBuffer pixelBuffer: CVPixelBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCIImage ciImage: CIImage,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCIImage ciImage: CIImage,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedImageURL imageURL: URL,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedImageURL imageURL: URL,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedImageData imageData: Data,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedImageData imageData: Data,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCMSampleBuffer sampleBuffer: CMSampleBuffer,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
    public convenience init(
        targetedCMSampleBuffer sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:],
        completionHandler: VNRequestCompletionHandler? = nil
    ) { self.init(completionHandler: completionHandler) }
}

public import CoreMedia
public import Foundation
import UIKit

/// What several outputs give at one time (AVFoundation: AVCaptureDataOutputSynchronizer): nothing.
open class AVCaptureDataOutputSynchronizer: NSObject {
    public let dataOutputs: [AVCaptureOutput]
    open private(set) weak var delegate: (any AVCaptureDataOutputSynchronizerDelegate)?
    open private(set) var delegateCallbackQueue: DispatchQueue?
    public init(dataOutputs: [AVCaptureOutput]) { self.dataOutputs = dataOutputs }
    open func setDelegate(
        _ delegate: (any AVCaptureDataOutputSynchronizerDelegate)?,
        queue delegateCallbackQueue: DispatchQueue?
    ) { (self.delegate, self.delegateCallbackQueue) = (delegate, delegateCallbackQueue) }
}
/// Hears of it: never.
public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {
    func dataOutputSynchronizer(
        _ synchronizer: AVCaptureDataOutputSynchronizer,
        didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection
    )
}

/// What there is at one time.
open class AVCaptureSynchronizedDataCollection: NSObject, Sequence {
    override init() {}
    open var count: Int { 0 }
    open func synchronizedData(for captureOutput: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
    open subscript(key: AVCaptureOutput) -> AVCaptureSynchronizedData? { nil }
    public func makeIterator() -> IndexingIterator<[AVCaptureSynchronizedData]> {
        [AVCaptureSynchronizedData]().makeIterator()
    }
}
/// A part of it.
open class AVCaptureSynchronizedData: NSObject {
    override init() {}
    open var timestamp: CMTime { .invalid }
}
/// A picture or a sound.
open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {
    public let sampleBuffer: CMSampleBuffer
    open var sampleBufferWasDropped: Bool { false }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
    init(_ buffer: CMSampleBuffer) { sampleBuffer = buffer }
}
/// Codes and faces.
open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {
    open var metadataObjects: [AVMetadataObject] { [] }
}
/// Depth.
open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {
    public let depthData: AVDepthData
    open var depthDataWasDropped: Bool { false }
    open var droppedReason: AVCaptureOutput.DataDroppedReason { .none }
    init(_ data: AVDepthData) { depthData = data }
}

public import Foundation

/// A sound in a scene; it is not heard.
open class SCNAudioSource: NSObject {
    open var isPositional = true
    open var volume: Float = 1
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var loops = false
    open var shouldStream = false
    /// nil without such a file in the app.
    public init?(fileNamed filename: String) {
        guard Bundle.main.url(forResource: filename, withExtension: nil) != nil else { return nil }
    }
    public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }
    public init?(url: URL) { guard FileManager.default.fileExists(atPath: url.path) else { return nil } }
    open func load() {}
}
/// Plays one; it is not heard.
open class SCNAudioPlayer: NSObject {
    open var audioSource: SCNAudioSource?
    open var willStartPlayback: (() -> Void)?
    open var didFinishPlayback: (() -> Void)?
    public init(source: SCNAudioSource) { audioSource = source }
}

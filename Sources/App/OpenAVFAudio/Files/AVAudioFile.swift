/// A sound file of 16-bit linear PCM, wav or caf by its name's extension, read or written piece by piece.
open class AVAudioFile: NSObject {
    /// Where the file is.
    public let url: URL
    /// How the samples are kept in the file.
    public let fileFormat: AVAudioFormat
    /// How samples are handed out and taken: 32-bit floating point, a channel after the other.
    public let processingFormat: AVAudioFormat
    private let container: SoundContainer
    private let handle: FileHandle
    private let isWriting: Bool
    private var frames: AVAudioFramePosition
    private var position: AVAudioFramePosition = 0

    /// The number of frames in the file.
    open var length: AVAudioFramePosition { frames }
    /// Where the next read begins.
    open var framePosition: AVAudioFramePosition {
        get { position }
        set { position = max(0, min(newValue, frames)) }
    }

    /// Opens a file; its samples are read as floats.
    ///
    /// - Throws: An `NSError` of Core Audio's domain for a file that is not 16-bit linear PCM in wav or caf, and what
    ///   opening it threw.
    public init(forReading url: URL) throws {
        let handle = try FileHandle(forReadingFrom: url)
        let header = try SoundContainer.read(handle)
        guard
            let file = AVAudioFormat(
                commonFormat: .pcmFormatInt16,
                sampleRate: header.sampleRate,
                channels: header.channels,
                interleaved: true
            ),
            let processing = AVAudioFormat(
                standardFormatWithSampleRate: header.sampleRate,
                channels: header.channels
            )
        else { throw SoundContainer.error("fmt?", "the sound file's format is not usable") }
        self.url = url
        self.handle = handle
        self.container = header.container
        self.frames = AVAudioFramePosition(header.dataLength / (2 * Int(header.channels)))
        self.fileFormat = file
        self.processingFormat = processing
        self.isWriting = false
        try handle.seek(toOffset: UInt64(header.dataOffset))
        self.dataOffset = header.dataOffset
    }

    private let dataOffset: Int

    /// Makes a file; buffers are written as floats, each channel by itself.
    ///
    /// - Throws: An `NSError` for settings other than linear PCM, or for a name that ends in neither wav nor caf.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Makes a file; buffers are written in that format.
    ///
    /// - Throws: As `init(forWriting:settings:)`.
    public init(
        forWriting fileURL: URL,
        settings: [String: Any],
        commonFormat format: AVAudioCommonFormat,
        interleaved: Bool
    ) throws {
        guard let container = SoundContainer(rawValue: fileURL.pathExtension.lowercased())
        else {
            throw SoundContainer.error(
                "typ?",
                "a sound file's name ends in .wav or .caf, not .\(fileURL.pathExtension)"
            )
        }
        guard let wanted = AVAudioFormat(settings: settings),
            let file = AVAudioFormat(
                commonFormat: .pcmFormatInt16,
                sampleRate: wanted.sampleRate,
                channels: wanted.channelCount,
                interleaved: true
            ),
            let processing = AVAudioFormat(
                commonFormat: format,
                sampleRate: wanted.sampleRate,
                channels: wanted.channelCount,
                interleaved: interleaved
            )
        else { throw SoundContainer.error("fmt?", "the settings are not those of linear PCM") }
        guard FileManager.default.createFile(atPath: fileURL.path, contents: nil)
        else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: fileURL.path]) }
        self.url = fileURL
        self.container = container
        self.handle = try FileHandle(forWritingTo: fileURL)
        self.fileFormat = file
        self.processingFormat = processing
        self.isWriting = true
        self.frames = 0
        self.dataOffset = container.headerLength
        super.init()
        try writeHeader()
    }

    deinit {
        try? handle.close()
    }

    /// Whether it can be read or written still.
    public private(set) var isOpen = true

    /// Ends it: reading and writing fail from now on.
    open func close() {
        isOpen = false
        try? handle.close()
    }

    /// Adds a buffer's frames at the end.
    ///
    /// The file is whole after every write.
    ///
    /// - Throws: An `NSError` if the buffer's rate or channels are not the file's, or the file is not open for writing.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard isOpen else { throw SoundContainer.error("perm", "the file is closed") }
        guard isWriting else { throw SoundContainer.error("perm", "the file is open for reading") }
        guard buffer.format.sampleRate == fileFormat.sampleRate,
            buffer.format.channelCount == fileFormat.channelCount
        else { throw SoundContainer.error("fmt?", "the buffer's rate and channels are not the file's") }
        var bytes = Data(capacity: Int(buffer.frameLength) * 2 * Int(fileFormat.channelCount))
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<Int(fileFormat.channelCount) {
                container.append(PCM.int16(buffer.sample(channel: channel, frame: frame)), to: &bytes)
            }
        }
        try handle.seekToEnd()
        try handle.write(contentsOf: bytes)
        frames += AVAudioFramePosition(buffer.frameLength)
        position = frames
        try writeHeader()
    }

    /// Fills a buffer from ``framePosition`` on; at the end of the file its length is 0.
    open func read(into buffer: AVAudioPCMBuffer) throws {
        try read(into: buffer, frameCount: buffer.frameCapacity)
    }

    /// Reads at most so many frames.
    ///
    /// - Throws: An `NSError` if the buffer's channels are not the file's, and what reading threw.
    open func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
        guard isOpen else { throw SoundContainer.error("perm", "the file is closed") }
        guard !isWriting else { throw SoundContainer.error("perm", "the file is open for writing") }
        guard buffer.format.channelCount == fileFormat.channelCount
        else { throw SoundContainer.error("fmt?", "the buffer's channels are not the file's") }
        let count = min(Int(min(frameCount, buffer.frameCapacity)), Int(frames - position))
        let width = 2 * Int(fileFormat.channelCount)
        try handle.seek(toOffset: UInt64(dataOffset + Int(position) * width))
        let bytes = [UInt8](try handle.read(upToCount: count * width) ?? Data())
        let read = bytes.count / width
        for frame in 0..<read {
            for channel in 0..<Int(fileFormat.channelCount) {
                let sample = container.sample(bytes, at: frame * width + channel * 2)
                buffer.set(Float(sample) / 32_768, channel: channel, frame: frame)
            }
        }
        buffer.frameLength = AVAudioFrameCount(read)
        position += AVAudioFramePosition(read)
    }

    private func writeHeader() throws {
        let header = container.header(
            sampleRate: fileFormat.sampleRate,
            channels: Int(fileFormat.channelCount),
            frames: Int(frames)
        )
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: header)
    }
}

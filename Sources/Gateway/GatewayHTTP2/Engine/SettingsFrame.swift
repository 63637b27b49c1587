import CNGHTTP2
import NIOCore

/// Rewrites one number of the SETTINGS frames that libnghttp2 makes.
///
/// libnghttp2 punishes a client that opens more streams than the settings say, with RST_STREAM or by ending the
/// connection; real clients open streams before they have read the settings and then hang. So libnghttp2 is told
/// what is tolerated, and the client is told what is asked of it.
enum SettingsFrame {
    private static let headerSize = 9
    private static let entrySize = 6

    /// Rewrites MAX_CONCURRENT_STREAMS of the frame that begins at `start` and ends `buffer`, if it is SETTINGS.
    static func rewriteStreamLimit(to value: UInt32, in buffer: inout ByteBuffer, at start: Int) {
        guard buffer.getInteger(at: start + 3, as: UInt8.self) == UInt8(NGHTTP2_SETTINGS.rawValue) else { return }
        var place = start + headerSize
        while place + entrySize <= buffer.writerIndex {
            if buffer.getInteger(at: place, as: UInt16.self)
                == UInt16(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue)
            {
                buffer.setInteger(value, at: place + 2)
            }
            place += entrySize
        }
    }
}

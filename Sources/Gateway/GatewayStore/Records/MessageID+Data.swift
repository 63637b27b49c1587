package import Foundation
package import ProviderAPI

extension MessageID {
    /// Its sixteen bytes.
    package var data: Data {
        var bytes: [UInt8] = []
        bytes.append(number: high)
        bytes.append(number: low)
        return Data(bytes)
    }

    /// The one of sixteen bytes.
    package init?(_ data: Data) { self.init(bytes: [UInt8](data)[...]) }

    /// The one of sixteen bytes.
    package init?(bytes: ArraySlice<UInt8>) {
        var reader = ByteReader(bytes)
        guard let high = try? reader.number(UInt64.self), let low = try? reader.number(UInt64.self) else { return nil }
        self.init(high: high, low: low)
    }
}

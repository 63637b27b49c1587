package import GatewayCore
import GatewayStore
package import ProviderAPI
import Synchronization

extension PostgresStore {
    package var gatewayCount: Int { shared.withLock { $0.gatewayCount } }

    package func count(
        _ claims: [SharedQuota.Claim],
        perMinute: Int,
        answer: @escaping @Sendable ([DeviceToken: SharedQuota.Grant]) -> Void
    ) {
        let statement = Statement(
            SQL.countPushes,
            [
                .texts(claims.map(\.token.hexadecimal)), .numbers(claims.map { Int64($0.used) }),
                .numbers(claims.map { Int64($0.wanted) }), .number(perMinute),
            ]
        )
        reads.submit([statement]) { result in
            var grants: [DeviceToken: SharedQuota.Grant] = [:]
            if let set = try? result.get().first {
                for row in 0..<set.count {
                    guard let token = set.text(row, 0).flatMap({ DeviceToken($0) }), let pushes = set.number(row, 1),
                        let seconds = set.seconds(row, 2)
                    else { continue }
                    grants[token] = SharedQuota.Grant(pushes: Int(pushes), seconds: seconds)
                }
            }
            // Without the database each gateway counts by itself; what is to be kept is refused then anyway.
            answer(grants)
        }
    }
}

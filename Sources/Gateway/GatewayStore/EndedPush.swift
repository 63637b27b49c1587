package import CourierLink
package import Foundation
import GatewayCore
package import NotificationModel
package import ProviderAPI

/// A push that waits no more; its last step and its record are made when somebody looks.
package struct EndedPush: Sendable {
    /// How its waiting ended.
    package enum Ending: Hashable, Sendable {
        /// By the gateway of that name, where there are several.
        case acknowledged(by: String?)
        /// By that push.
        case replaced(by: MessageID)
        case expired
        case tokenGone

        /// The last step of a push that ended so, as ``RecordEntry`` writes it down, without the push's serial and id.
        ///
        /// Not of one that was acknowledged: where it was then is on the push itself.
        package func entry(at: Date) -> [UInt8] {
            let none = MessageID(high: 0, low: 0)
            return RecordEntry.step(
                EndedPush(serial: 0, id: none, body: [], self, at: at).step,
                serial: 0,
                id: none
            )
        }
    }

    package let serial: Int64
    package let id: MessageID
    /// As ``RecordEntry`` writes it down.
    package let body: [UInt8]
    package let ending: Ending
    package let at: Date

    package init(serial: Int64, id: MessageID, body: [UInt8], _ ending: Ending, at: Date) {
        self.serial = serial
        self.id = id
        self.body = body
        self.ending = ending
        self.at = at
    }

    /// Where it is now.
    package var delivery: DeliveryState {
        switch ending {
        case .acknowledged: RecordEntry.isForAbsentDevice(body) ? .deliveredFromStorage : .delivered
        case .replaced: .discardedReplaced
        case .expired: .discardedExpired
        case .tokenGone: .discardedTokenUnregisteredFromStorage
        }
    }

    /// Its last step.
    package var step: JourneyEntry {
        var step =
            switch ending {
            case .acknowledged(let gateway): GatewaySteps.acknowledged(by: gateway, at: at)
            case .replaced(let id): GatewaySteps.replaced(by: id.canonical, at: at)
            case .expired: GatewaySteps.expired(at: at)
            case .tokenGone: GatewaySteps.tokenGone(at: at)
            }
        step.delivery = delivery
        return step
    }

    /// What is known of it; nil when it cannot be read.
    package var record: PushRecord? { recordInSpace?.record }

    /// The same, and the space that may see it.
    package var recordInSpace: (space: String, record: PushRecord)? {
        (try? RecordEntry(body)).map { ($0.space, $0.record([step])) }
    }
}

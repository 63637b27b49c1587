package import DeviceContext
package import DeviceCore
package import DeviceDelivery
import DeviceStore
package import Foundation

/// What a device needs to know at its start.
package struct DeviceConfiguration: Sendable {
    /// The folder that holds all that the device keeps; made if it is not there, fit to be deleted.
    package var state: URL
    /// The phone's name.
    package var name: String
    /// Tests and teams that share a gateway never see each other's space.
    package var space: String
    /// nil: no gateway, local notifications only.
    package var courier: CourierAddress?
    /// Whether to hear of every push of the space, rejected ones too.
    package var observes: Bool
    /// The Unix socket's path; nil for `link.sock` in the state folder, or a short one in the runtime folder when that is too long.
    package var linkSocket: String?
    package var limits: DeviceLimits
    package var choices: DeviceChoices
    /// The calendar and time zone of calendar triggers.
    package var calendar: Calendar
    /// What author code finds of a network; nil leaves it as it was when the device ended.
    package var network: NetworkCondition?
    /// The apps, by bundle id, whose code may run although the kernel cannot keep it to its container.
    package var unconfined: Set<String>

    package init(
        state: URL,
        name: String = "Carillon Phone",
        space: String = "default",
        courier: CourierAddress? = nil,
        observes: Bool = true,
        linkSocket: String? = nil,
        limits: DeviceLimits = DeviceLimits(),
        choices: DeviceChoices = DeviceChoices(),
        calendar: Calendar = .current,
        network: NetworkCondition? = nil,
        unconfined: Set<String> = []
    ) {
        self.state = state
        self.name = name
        self.space = space
        self.courier = courier
        self.observes = observes
        self.linkSocket = linkSocket
        self.limits = limits
        self.choices = choices
        self.calendar = calendar
        self.network = network
        self.unconfined = unconfined
    }
}

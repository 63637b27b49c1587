import DeviceCore
import WallClock

extension Endpoint {
    /// The whole API, in the order of its document.
    static func all(
        phone: any Phone,
        sender: (any PushSending)?,
        example: (any ExampleSource)?,
        hub: EventHub,
        pictures: PictureTaker,
        access: Access,
        clock: any WallClock,
        configuration: ScreenConfiguration
    ) -> [Endpoint] {
        var rows = probes(phone)
        rows += screen(phone, neighbours: configuration.neighbours)
        rows += cards(phone)
        rows += content(phone)
        rows += window(phone, clock: clock)
        rows += apps(phone, example: example)
        rows += journeys(phone, clock: clock)
        rows += notifications(phone, clock: clock)
        rows += pushes(phone, sender)
        rows += [events(hub), media(phone)]
        rows += [screenshot(pictures, access)]
        rows += [pageAddresses(access, host: configuration.pageHost)]
        rows += [document(of: rows, title: "Carillon device")]
        return rows
    }
}

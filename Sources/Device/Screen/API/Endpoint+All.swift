import DeviceCore
import WallClock

extension Endpoint {
    /// The whole API, in the order of its document.
    static func all(
        phone: any Phone,
        desk: (any PushDesk)?,
        hub: EventHub,
        clock: any WallClock,
        configuration: ScreenConfiguration
    ) -> [Endpoint] {
        var rows = probes(phone)
        rows += screen(phone, neighbours: configuration.neighbours)
        rows += cards(phone)
        rows += content(phone)
        rows += apps(phone)
        rows += journeys(phone, clock: clock)
        rows += pushes(desk)
        rows += [events(hub), media(phone)]
        rows += [screenshot(PictureTaker(browser: Browser(path: configuration.browserPath)))]
        rows += [document(of: rows)]
        return rows
    }
}

import DeviceCore
import HTTPTypes
import Hummingbird
import ServiceLifecycle

extension Endpoint {
    /// Everything from now on, and what a page missed while it was away.
    static func events(_ hub: EventHub) -> Endpoint {
        Endpoint(
            .get,
            "events",
            "Server-sent events `render`, `sound`, `journey`, `content` and `window`; with Last-Event-ID, first the journeys missed since.",
            answer: Answer(
                status: .ok,
                contentType: "text/event-stream",
                shape: .events([
                    EventName.render.rawValue: RenderModel.self, EventName.sound.rawValue: SoundCue.self,
                    EventName.journey.rawValue: JourneySummary.self, EventName.content.rawValue: ContentViewChange.self,
                    EventName.window.rawValue: AppWindowViews.self,
                ])
            )
        ) { call in
            let lastEventID = call.request.headers[.init("Last-Event-ID")]
            let (page, frames) = try await hub.join(lastEventID: lastEventID)
            let body = ResponseBody { writer in
                do {
                    for await frame in frames.cancelOnGracefulShutdown() { try await writer.write(frame) }
                    await hub.leave(page)
                } catch {
                    await hub.leave(page)
                    throw error
                }
                try await writer.finish(nil)
            }
            return Response(
                status: .ok,
                headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
                body: body
            )
        }
    }
}

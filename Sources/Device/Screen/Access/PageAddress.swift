import DeviceCore
import HTTPTypes
import Hummingbird

/// The address that opens the page once: `/open/<ticket>`.
enum PageAddress {
    private static let prefix = "/open/"

    static func isPath(_ path: String) -> Bool { path.hasPrefix(prefix) && !path.dropFirst(prefix.count).contains("/") }

    /// - Parameter authority: the name and port under which the page is opened.
    static func make(_ ticket: String, at authority: String, over scheme: String = "http") -> String {
        "\(scheme)://\(authority)\(prefix)\(ticket)"
    }

    static func register(on router: Router<BasicRequestContext>, access: Access) {
        router.get("/open/:ticket") { request, context in
            let cookie = access.redeem(context.parameters.get("ticket") ?? "", request)
            // Opened again, it leads those to the page who are known.
            guard cookie != nil || access.admits(request) else { return try closed() }
            return leadOn(to: "/", request.uri.query, cookie)
        }
    }

    /// For whoever comes with a ticket that is none any more.
    static func closed() throws -> Response { try PageFile.closed().respond(status: .unauthorized) }

    /// Goes on to the page by itself: after a redirection the cookie would stay behind where a link of another site led here.
    static func leadOn(to home: String, _ query: String?, _ cookie: String?) -> Response {
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
        headers[.setCookie] = cookie
        // Words that need no escaping in HTML but the ampersand; with others, the page as it is.
        let isPlain = query?.utf8.allSatisfy {
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=&-_".utf8.contains($0)
        }
        let place = isPlain == true ? "\(home)?" + (query ?? "").replacing("&", with: "&amp;") : home
        let html = "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=\(place)\"><title>Carillon</title>\n"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}

extension Endpoint {
    private struct Address: Codable {
        /// Works once.
        let url: String
    }

    /// For the command, and for whoever drives a browser.
    static func pageAddresses(_ access: Access, host: String) -> Endpoint {
        Endpoint(
            .post,
            "page-addresses",
            "An address that opens the page in a browser, once.",
            answer: .json(Address.self, status: .created)
        ) { call in
            let port = call.request.head.authority.flatMap { Authority($0).port } ?? 80
            let url = PageAddress.make(access.makeTicket(), at: "\(host):\(port)")
            return try .json(Address(url: url), status: .created)
        }
    }
}

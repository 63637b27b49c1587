import Network
import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {

    /// Those that listen, by what they speak.
    private var listeners: [Bool: NWListener] = [:]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in
            DispatchQueue.main.async { application.registerForRemoteNotifications() }
        }
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        guard let port = response.notification.request.content.userInfo["port"] as? Int else {
            return completionHandler()
        }
        Talk(port: UInt16(port)).say("hello from an app") { answer in
            print("server: \(answer)")
            self.talkToItself(webSocket: false) { self.talkToItself(webSocket: true, then: completionHandler) }
        }
    }

    /// A server of the app's own, and a client of it.
    private func talkToItself(webSocket: Bool, then completion: @escaping () -> Void) {
        let parameters = NWParameters.tcp
        if webSocket {
            parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
        }
        guard let listener = try? NWListener(using: parameters) else { return print("no listener") }
        listeners[webSocket] = listener
        listener.newConnectionHandler = { connection in
            connection.start(queue: .main)
            connection.receive(minimumIncompleteLength: 1, maximumLength: 1024) { data, context, _, _ in
                let heard = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
                let answer = NWConnection.ContentContext(
                    identifier: "answer",
                    metadata: context?.protocolMetadata(definition: NWProtocolWebSocket.definition).map { [$0] }
                )
                connection.send(
                    content: "heard \(heard)".data(using: .utf8),
                    contentContext: answer,
                    isComplete: true,
                    completion: .contentProcessed { _ in }
                )
            }
        }
        listener.stateUpdateHandler = { state in
            guard case .ready = state, let port = listener.port else { return }
            Talk(port: port.rawValue, webSocket: webSocket).say("myself") { answer in
                print("\(webSocket ? "own websocket" : "own tcp"): \(answer)")
                listener.cancel()
                completion()
            }
        }
        listener.start(queue: .main)
    }
}

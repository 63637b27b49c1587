import Combine
import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var cancellables = Set<AnyCancellable>()
    private let delivered = PassthroughSubject<String, Never>()
    @Published private var state = State.idle

    private enum State: Equatable {
        case idle, loading(URL), done
    }

    private struct Article: Decodable {
        let headline: String
        let summary: String?
    }

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent,
            let link = content.userInfo["article"] as? String, let url = URL(string: link)
        else {
            contentHandler(request.content)
            return
        }
        $state
            .dropFirst()
            .removeDuplicates()
            .sink { print("state:", $0) }
            .store(in: &cancellables)
        delivered
            .merge(with: Just("started"))
            .collect(2)
            .sink { print($0.joined(separator: ", ")) }
            .store(in: &cancellables)
        state = .loading(url)
        URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { output -> Data in
                guard let response = output.response as? HTTPURLResponse, response.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return output.data
            }
            .decode(type: Article.self, decoder: JSONDecoder())
            .timeout(.seconds(20), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) as Error })
            .retry(1)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .failure(let error) = completion { print("no article:", error.localizedDescription) }
                self?.state = .done
                self?.delivered.send("delivered")
                contentHandler(content)
            } receiveValue: { article in
                content.title = article.headline
                content.body = article.summary ?? content.body
            }
            .store(in: &cancellables)
    }

    override func serviceExtensionTimeWillExpire() {
        cancellables.forEach { $0.cancel() }
    }
}

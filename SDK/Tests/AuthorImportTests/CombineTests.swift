// As an author's file has it.
import Combine
import Testing
import UserNotifications

@Suite("Combine, as author code uses it", .timeLimit(.minutes(1)))
struct CombineTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Article: Decodable, Equatable { var title: String }

    /// A handler in the place of the network.
    private final class Canned: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(#"{"title":"Carillon"}"#.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test("Publishers of three and more are made by their names")
    func severalPublishers() {
        let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let model = Model()
        var heard: [String] = []
        let combined = Publishers.CombineLatest3(left, right, model.$count).sink { heard.append("\($0) \($1) \($2)") }
        let four = Publishers.CombineLatest4(left, right, left, model.$count).map { $0 + $1 + $2 + $3 }
        let merged = Publishers.Merge4(left, right, Just(9), four).sink { heard.append("\($0)") }
        let three = Publishers.Merge3(left, right, left).sink { heard.append("three \($0)") }
        left.send(1)
        right.send(2)
        model.count = 3
        // Who of a subject's subscribers hears first is nobody's promise.
        let all = ["9", "1", "three 1", "three 1", "1 2 0", "2", "4", "three 2", "1 2 3", "7"]
        #expect(heard.sorted() == all.sorted())
        [combined, merged, three].forEach { $0.cancel() }
    }

    @Test("dataTaskPublisher → map → decode → receive(on:) → sink")
    func download() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Canned.self]
        let session = URLSession(configuration: configuration)
        let url = try #require(URL(string: "http://example.com/article.json"))
        var cancellables = Set<AnyCancellable>()
        let title: String = await withCheckedContinuation { continuation in
            session.dataTaskPublisher(for: url)
                .map(\.data)
                .decode(type: Article.self, decoder: JSONDecoder())
                .map(\.title)
                .replaceError(with: "error")
                .receive(on: DispatchQueue.global())
                .sink { continuation.resume(returning: $0) }
                .store(in: &cancellables)
        }
        #expect(title == "Carillon")
    }

    @Test("Values come in order, and before the end, out of a queue of many threads")
    func manyThreads() async {
        for _ in 0..<200 {
            var cancellables = Set<AnyCancellable>()
            let values: [Int] = await withCheckedContinuation { continuation in
                var heard: [Int] = []
                (1...5).publisher.receive(on: DispatchQueue.global())
                    .sink { _ in
                        continuation.resume(returning: heard)
                    } receiveValue: {
                        heard.append($0)
                    }
                    .store(in: &cancellables)
            }
            #expect(values == [1, 2, 3, 4, 5])
        }
    }

    @Test("@Published, NotificationCenter.publisher, subjects, combineLatest, Future")
    func values() {
        let model = Model()
        var counts: [Int] = []
        var changes = 0
        let center = NotificationCenter()
        let name = Notification.Name("moved")
        var heard: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("a")
        var pairs: [String] = []
        var cancellables: Set<AnyCancellable> = []
        model.$count.removeDuplicates().sink { counts.append($0) }.store(in: &cancellables)
        model.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
        center.publisher(for: name).compactMap { $0.userInfo?["to"] as? String }.sink { heard.append($0) }
            .store(in: &cancellables)
        subject.combineLatest(current).map { "\($0)\($1)" }.sink { pairs.append($0) }.store(in: &cancellables)

        model.count = 1
        model.count = 1
        center.post(name: name, object: nil, userInfo: ["to": "Rome"])
        subject.send(1)
        current.send("b")
        var future: Int?
        Future<Int, any Error> { $0(.success(7)) }.replaceError(with: 0).sink { future = $0 }.store(in: &cancellables)

        #expect(counts == [0, 1])
        #expect(changes == 2)
        #expect(heard == ["Rome"])
        #expect(pairs == ["1a", "1b"])
        #expect(future == 7)
    }

    @Test("merge, and combineLatest's end: with the last that has values, at once with one that has none")
    func togethers() {
        let numbers = PassthroughSubject<Int, Never>()
        let others = PassthroughSubject<Int, Never>()
        let words = CurrentValueSubject<String, Never>("a")
        var merged: [Int] = []
        var triples: [String] = []
        var ends: [String] = []
        var cancellables: Set<AnyCancellable> = []
        numbers.merge(with: others, Just(0)).sink { _ in
            ends.append("merge")
        } receiveValue: {
            merged.append($0)
        }
        .store(in: &cancellables)
        numbers.combineLatest(words, others)
            .sink { _ in
                ends.append("latest")
            } receiveValue: {
                triples.append("\($0)\($1)\($2)")
            }
            .store(in: &cancellables)
        numbers.combineLatest(Empty<Int, Never>()) { $0 + $1 }
            .sink { _ in
                ends.append("empty")
            } receiveValue: { _ in
            }
            .store(in: &cancellables)

        #expect(ends == ["empty"])
        numbers.send(1)
        others.send(2)
        words.send("b")
        numbers.send(completion: .finished)
        others.send(3)
        #expect(ends == ["empty"])
        words.send(completion: .finished)
        others.send(completion: .finished)

        #expect(merged == [0, 1, 2, 3])
        #expect(triples == ["1a2", "1b2", "1b3"])
        #expect(Set(ends) == ["empty", "latest", "merge"])
    }

    @Test("Up to eight are merged")
    func many() {
        let subjects = (0..<5).map { _ in PassthroughSubject<Int, Never>() }
        var values: [Int] = []
        let merged = subjects[0].merge(with: subjects[1].map { $0 }, subjects[2], subjects[3], subjects[4])
        let cancellable = merged.sink { values.append($0) }
        for (number, subject) in subjects.enumerated() { subject.send(number) }
        #expect(values == [0, 1, 2, 3, 4])
        cancellable.cancel()
    }

    @Test("Values are collected by their number, before their time is over, and at the end")
    func collected() async {
        let subject = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = []
        var isOver = false
        let queue = DispatchQueue(label: "bells")
        let cancellable = subject.collect(.byTimeOrCount(queue, .seconds(3600), 2))
            .sink { _ in
                isOver = true
            } receiveValue: {
                groups.append($0)
            }
        for number in 1...3 { subject.send(number) }
        #expect(groups == [[1, 2]] && !isOver)
        subject.send(completion: .finished)
        #expect(groups == [[1, 2], [3]] && isOver)
        cancellable.cancel()
    }

    @Test("Values are collected while a time lasts")
    func timed() async {
        let subject = PassthroughSubject<Int, Never>()
        var cancellables = Set<AnyCancellable>()
        let group: [Int] = await withCheckedContinuation { continuation in
            subject.collect(.byTime(DispatchQueue.global(), .milliseconds(5))).first()
                .sink { continuation.resume(returning: $0) }
                .store(in: &cancellables)
            subject.send(1)
        }
        #expect(group == [1])
    }
}

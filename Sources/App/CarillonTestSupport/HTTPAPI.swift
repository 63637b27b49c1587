import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Calls of an HTTP API below one address, with the secret that it asks for.
struct HTTPAPI: Sendable {
    /// Such as `http://127.0.0.1:8081/api/v1`.
    let base: String
    /// What the header field `Authorization` is.
    let authorization: String?
    /// The PEM file that the certificate is checked with; nil for the system's, and without TLS.
    var authorityPath: String?

    private struct Refusal: Decodable {
        struct Detail: Decodable { var message: String }
        var error: Detail
    }

    /// - Returns: what the call answers.
    /// - Throws: ``PhoneError``.
    @discardableResult
    func call(
        _ method: String,
        _ path: String,
        _ body: (any Encodable & Sendable)? = nil,
        timeout: Double = 60
    ) async throws(PhoneError) -> Data {
        guard let url = URL(string: "\(base)/\(path)") else { throw PhoneError(.refused, "“\(path)” is no path") }
        var request = URLRequest(url: url, timeoutInterval: timeout)
        request.httpMethod = method
        if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
        let data: Data
        let status: Int
        do {
            if method != "GET" {
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                request.httpBody = try body.map { try JSONEncoder().encode($0) } ?? Data("{}".utf8)
            }
        } catch {
            throw PhoneError(.refused, "\(method) \(path): \(error)")
        }
        if url.scheme == "https" {
            (data, status) = try await CurlCall(request: request, url: url, authorityPath: authorityPath).run()
            return try Self.checked(data, status)
        }
        do {
            let (answer, response) = try await URLSession.shared.data(for: request)
            (data, status) = (answer, (response as? HTTPURLResponse)?.statusCode ?? 0)
        } catch {
            throw PhoneError(.unavailable, "\(method) \(url.absoluteString): \(error.localizedDescription)")
        }
        return try Self.checked(data, status)
    }

    /// What was answered, unless it is a refusal.
    private static func checked(_ data: Data, _ status: Int) throws(PhoneError) -> Data {
        guard !(200..<300).contains(status) else { return data }
        let said = (try? JSONDecoder().decode(Refusal.self, from: data))?.error.message
        throw PhoneError(.refused, said ?? String(decoding: data, as: UTF8.self), status: status)
    }

    /// - Returns: what the call answers, read as JSON.
    /// - Throws: ``PhoneError``.
    func read<Answer: Decodable>(
        _ answer: Answer.Type,
        _ method: String,
        _ path: String,
        _ body: (any Encodable & Sendable)? = nil,
        timeout: Double = 60
    ) async throws(PhoneError) -> Answer {
        let data = try await call(method, path, body, timeout: timeout)
        do {
            return try JSONDecoder().decode(Answer.self, from: data)
        } catch {
            throw PhoneError(.refused, "the answer to \(method) \(path) cannot be read: \(error)")
        }
    }
}

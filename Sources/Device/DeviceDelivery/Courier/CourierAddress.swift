import Foundation
import PrivateFiles

/// Where a gateway's courier listens.
package struct CourierAddress: Hashable, Sendable {
    package var host: String
    package var port: Int
    /// Other gateways of the same database, any of which will do.
    package var others: [Place] = []
    /// A PEM file with the authority that the gateway's certificate is checked against.
    package var authority: String
    /// What the gateway's owner has handed out; not asked of a device that the gateway knows.
    package var enrolment: EnrolmentSecret?

    /// A host and a port.
    package struct Place: Hashable, Sendable {
        package var host: String
        package var port: Int

        package init(host: String, port: Int) {
            self.host = host
            self.port = port
        }
    }

    /// Where to connect next: any place but the one that has just failed.
    func place(except failed: Place?) -> Place {
        let places = [Place(host: host, port: port)] + others
        return places.filter { $0 != failed }.randomElement() ?? places[0]
    }

    package init(host: String, port: Int, authority: String, enrolment: EnrolmentSecret? = nil) {
        self.host = host
        self.port = port
        self.authority = authority
        self.enrolment = enrolment
    }
}

/// The secret by which a device says hello to a gateway for the first time.
package enum EnrolmentSecret: Hashable, Sendable, CustomStringConvertible {
    /// In a file that its user alone may read; it is read whenever the gateway is called, and may not be there yet.
    case file(String)
    case text(String)

    /// Says where it is, never what it is.
    package var description: String {
        switch self {
        case .file(let path): path
        case .text: "the environment"
        }
    }

    /// - Throws: `PrivateFileError` when others may read the file.
    func secret() throws -> String? {
        switch self {
        case .file(let path): try PrivateFile.read(path)?.trimmingCharacters(in: .whitespacesAndNewlines)
        case .text(let secret): secret
        }
    }
}

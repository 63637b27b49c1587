import DeviceDelivery
import Foundation

// Several gateways of one state: the first has the state's own folder, each other one a state folder below it.
extension StateDirectory {
    /// The state folder of one of them, counted from 1.
    func state(ofGateway number: Int) -> StateDirectory {
        number == 1 ? self : StateDirectory(root: cluster.appending(path: "\(number)", directoryHint: .isDirectory))
    }

    /// The folders of all gateways that were started last.
    var gateways: [URL] { (1...numberOfGateways).map { state(ofGateway: $0).gateway } }

    /// The first gateway that serves; nil when none does.
    var runningGateway: RunningProcess? { gateways.lazy.compactMap(RunningProcess.find).first }

    /// The numbers of the gateways that serve.
    var runningGateways: [Int] {
        gateways.indices.filter { RunningProcess.find(in: gateways[$0]) != nil }.map { $0 + 1 }
    }

    /// Every gateway's courier, as its phones reach it.
    ///
    /// - Returns: nil when no gateway has ever told its port.
    func couriers(enrolment: EnrolmentSecret? = nil) -> CourierAddress? {
        let places = gateways.compactMap { folder in
            RunningProcess.last(in: folder).flatMap { last in
                last.ports["courier"].map { CourierAddress.Place(host: last.reachableHost, port: $0) }
            }
        }
        guard let first = places.first else { return nil }
        var address = CourierAddress(
            host: first.host,
            port: first.port,
            authority: gateway.appending(path: "ca.pem").path,
            enrolment: enrolment ?? .file(gateway.appending(path: "enrolment-observer").path)
        )
        address.others = Array(places.dropFirst())
        return address
    }

    /// Notes how many gateways there are, and makes the folders of those beside the first.
    ///
    /// - Throws: an exit code, after telling why there can be no such folder.
    func prepareGateways(_ number: Int) throws {
        if number == 1 {
            // A state that never had several has no such file.
            try? FileManager.default.removeItem(at: noteOfNumber)
            return
        }
        for other in 2...number { try state(ofGateway: other).prepare() }
        try Data("\(number)\n".utf8).write(to: noteOfNumber, options: .atomic)
    }

    /// The folder of all gateways but the first.
    var cluster: URL { root.appending(path: "gateways", directoryHint: .isDirectory) }

    private var noteOfNumber: URL { cluster.appending(path: "number") }

    private var numberOfGateways: Int {
        guard let text = try? String(contentsOf: noteOfNumber, encoding: .utf8),
            let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)),
            ClusterOptions.numbers.contains(number)
        else { return 1 }
        return number
    }
}

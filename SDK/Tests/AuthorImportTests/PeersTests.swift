import AVFAudio
import CoreLocation
import Foundation
import MultipeerConnectivity
import Security
import Testing

@Suite("Peers, places, meters and items, as author code uses them", .timeLimit(.minutes(2)))
struct PeersTests {
    private final class Advertising: NSObject, MCNearbyServiceAdvertiserDelegate, @unchecked Sendable {
        // @unchecked: the advertiser tells it on the main queue.
        let failed: @Sendable () -> Void
        init(_ failed: @escaping @Sendable () -> Void) { self.failed = failed }
        func advertiser(
            _ advertiser: MCNearbyServiceAdvertiser,
            didReceiveInvitationFromPeer peerID: MCPeerID,
            withContext context: Data?,
            invitationHandler: @escaping (Bool, MCSession?) -> Void
        ) { invitationHandler(false, nil) }
        func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {
            if (error as? MCError)?.code == .unavailable { failed() }
        }
    }

    @Test("Nobody is near: a session has no peers, cannot send, and advertising fails")
    func peers() async throws {
        let me = MCPeerID(displayName: "Bell")
        let session = MCSession(peer: me)
        #expect(session.connectedPeers.isEmpty && session.myPeerID == me)
        #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [me], with: .reliable) }
        let data = try NSKeyedArchiver.archivedData(withRootObject: me, requiringSecureCoding: true)
        let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: MCPeerID.self, from: data)
        #expect(again == me && again?.displayName == "Bell")
        await withCheckedContinuation { done in
            let delegate = Advertising { done.resume() }
            let advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "bells")
            advertiser.delegate = delegate
            advertiser.startAdvertisingPeer()
            withExtendedLifetime((advertiser, delegate)) {}
            kept.append(contentsOf: [advertiser, delegate])
        }
    }

    @Test("A place says how it moved, as far as its app said so")
    func places() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.speed == -1 && place.course == -1 && place.floor == nil)
        let moving = CLLocation(
            coordinate: place.coordinate,
            altitude: 3,
            horizontalAccuracy: 1,
            verticalAccuracy: 1,
            course: 90,
            speed: 2.5,
            timestamp: Date()
        )
        #expect(moving.speed == 2.5 && moving.course == 90 && moving.speedAccuracy == -1)
        let manager = CLLocationManager()
        manager.activityType = .fitness
        let constraint = CLBeaconIdentityConstraint(uuid: UUID(), major: 4)
        manager.startRangingBeacons(satisfying: constraint)
        #expect(manager.rangedBeaconConstraints == [constraint] && manager.heading == nil)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A player that plays on the page hears silence, and items are found by what makes them one of a kind")
    func metersAndItems() {
        let player = AVAudioPlayer()
        player.isMeteringEnabled = true
        player.updateMeters()
        #expect(player.isMeteringEnabled && player.averagePower(forChannel: 0) == -160)
        #expect(SecCreateSharedWebCredentialPassword().map { $0.length } == 20)
        #expect(kSecAttrProtocolHTTPS != kSecAttrProtocolHTTP)
    }
}

// Kept as long as the test's process: they are told of after the call that makes them.
nonisolated(unsafe) private var kept: [NSObject] = []

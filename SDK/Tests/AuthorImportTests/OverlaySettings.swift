import AVKit
import AppIntents
import AuthenticationServices
import SceneKit
import SpriteKit
import StoreKit
import SwiftUI
import UIKit
import _AVKit_SwiftUI
import _SceneKit_SwiftUI
import _SpriteKit_SwiftUI
import _StoreKit_SwiftUI

/// What an author's SwiftUI takes of other frameworks; the Builder imports the modules with underscores.
struct OverlaySettings: View {
    @Environment(\.requestReview) private var requestReview
    @Environment(\.webAuthenticationSession) private var signIn
    @State private var managesSubscriptions = false

    var body: some View {
        VStack {
            VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/movie.mp4")))
            VideoPlayer(player: nil) { Text("Paused") }.frame(height: 200)
            SpriteView(scene: SKScene(size: CGSize(width: 10, height: 10)), options: [.allowsTransparency])
            SceneView(scene: SCNScene(), options: [.autoenablesDefaultLighting, .allowsCameraControl])
            SubscriptionStoreView(groupID: "pro") { Text("Pro") }
                .subscriptionStoreControlStyle(.prominentPicker)
                .storeButton(.visible, for: .restorePurchases)
            ProductView(id: "pro.yearly") { Image(systemName: "crown") }.productViewStyle(.large)
            StoreView(ids: ["pro.yearly"])
            ShortcutsLink()
            Button("Review") { requestReview() }
        }
        .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
        .onInAppPurchaseCompletion { product, result in
            if case .success(.success(let transaction)) = result { print(product.id, transaction) }
        }
        .subscriptionStatusTask(for: "pro") { state in
            if let statuses = state.value { print(statuses.count) }
        }
    }

    func review() { requestReview() }
}

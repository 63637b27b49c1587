import SwiftUI
import UIKit
import UserNotifications
import UserNotificationsUI

/// A card whose views are SwiftUI's.
struct PlantCard: View {
    let name: String
    let advice: String
    @State private var watered = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(name, systemImage: "leaf.fill").font(.title2.bold()).foregroundStyle(.green)
            Text(advice)
            HStack {
                Button("Water") { watered += 1 }.buttonStyle(.borderedProminent)
                Text("Watered \(watered)").foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        let host = UIHostingController(rootView: PlantCard(name: content.title, advice: content.body))
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        host.didMove(toParent: self)
        preferredContentSize = host.sizeThatFits(in: CGSize(width: view.bounds.width, height: 600))
    }
}

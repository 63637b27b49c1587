public import CoreTransferable
import UIKit

/// What others see of what is shared (SwiftUI: SharePreview).
public struct SharePreview<Image, Icon> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image? = nil, icon: Icon? = nil) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: some TitleKey) { self.init(Text(title: title)) }
    public init(_ title: Text) { self.init(title: title) }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ title: some TitleKey, image: Image) { self.init(Text(title: title), image: image) }
    public init(_ title: Text, image: Image) { self.init(title: title, image: image) }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ title: some TitleKey, icon: Icon) { self.init(Text(title: title), icon: icon) }
    public init(_ title: Text, icon: Icon) { self.init(title: title, icon: icon) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ title: some TitleKey, image: Image, icon: Icon) {
        self.init(Text(title: title), image: image, icon: icon)
    }
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview {
    /// As UIKit's sheet shows it: of pictures those of SwiftUI.
    var shown: SharedPreview {
        let picture = (image as? SwiftUI.Image) ?? (icon as? SwiftUI.Image)
        return SharedPreview(title: title.string, picture: picture?.picture(in: EnvironmentValues()))
    }
}

import UIKit

// Files that are looked at.

nonisolated extension View {
    /// Shows a file while there is one; the person's “Done” takes it away.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        presenting(item.isThere()) { close in
            item.wrappedValue.map { FilePreviewStack([$0], at: $0, chose: { _ in }, left: close) }
        }
    }
    /// Shows one of several files while one is chosen; the person goes on to others.
    public func quickLookPreview<Items: RandomAccessCollection<URL>>(
        _ selection: Binding<URL?>,
        in items: Items
    ) -> some View {
        let files = Array(items)
        return presenting(selection.isThere()) { close in
            selection.wrappedValue.map { file in
                FilePreviewStack(files, at: file, chose: { selection.wrappedValue = $0 }, left: close)
            }
        }
    }
}

/// A page with a file, under a bar to go on and to leave.
private final class FilePreviewStack: UINavigationController, LeftByPerson {
    private var left: @MainActor () -> Void = {}

    convenience init(
        _ files: [URL],
        at file: URL,
        chose: @escaping @MainActor (URL) -> Void,
        left: @escaping @MainActor () -> Void
    ) {
        self.init(nibName: nil, bundle: nil)
        self.left = left
        viewControllers = [FilePreviewPage(files, at: file, chose: chose, left: left)]
    }

    func personLeft() { left() }
}

private final class FilePreviewPage: UIViewController {
    private let files: [URL]
    private var file: URL
    private let chose: @MainActor (URL) -> Void
    private let left: @MainActor () -> Void

    init(
        _ files: [URL],
        at file: URL,
        chose: @escaping @MainActor (URL) -> Void,
        left: @escaping @MainActor () -> Void
    ) {
        (self.files, self.file, self.chose, self.left) = (files, file, chose, left)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let left = left
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in left() })
        show()
    }

    private func show() {
        for subview in view.subviews { subview.removeFromSuperview() }
        title = file.lastPathComponent
        let content = FilePreview.view(of: file, title: title)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        navigationItem.rightBarButtonItems = files.count > 1 ? [step(1, "chevron.down"), step(-1, "chevron.up")] : nil
    }

    /// A button to another file, which does nothing at the ends.
    private func step(_ way: Int, _ symbol: String) -> UIBarButtonItem {
        let next = files.firstIndex(of: file).map { $0 + way }.flatMap { files.indices.contains($0) ? files[$0] : nil }
        let button = UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in next.map { self?.go(to: $0) } }
        )
        button.accessibilityLabel = SystemWords.word(way > 0 ? "Next" : "Previous")
        button.isEnabled = next != nil
        return button
    }

    private func go(to next: URL) {
        file = next
        chose(next)
        show()
    }
}

public import Foundation
public import UniformTypeIdentifiers

/// Lets a person choose files, or where files go (UIKit: UIDocumentPickerViewController).
///
/// They are those of “On My iPhone”, a folder in the app's container. The picker goes by itself. Where one file is opened
/// a touch ends it; where several are, or a folder is, “Open” does.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    /// The folder that is shown first: one below the root, else the root.
    open var directoryURL: URL?
    /// Hears in the delegate's place, once the picker has gone.
    package var finished: ((FileOutcome) -> Void)?
    private var purpose = FilePurpose.open([.item], isCopy: false)
    private var picked: [PhoneFile] = []
    private var isEnded = false

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
        purpose = .open(contentTypes, isCopy: asCopy)
    }
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
        purpose = .export(files: { urls }, isMove: !asCopy, word: asCopy ? "Save" : "Move")
    }
    /// Saves files that are made when the person has said where, and kept by nobody else.
    package init(saving files: @escaping @MainActor () async throws -> [URL]) {
        super.init(nibName: nil, bundle: nil)
        purpose = .export(files: files, isMove: true, word: "Save")
    }
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(
            forOpeningContentTypes: allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) },
            asCopy: mode != .open
        )
    }
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode != .moveToService)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        try? FileManager.default.createDirectory(at: PhoneFiles.root, withIntermediateDirectories: true)
        let way = [PhoneFiles.root] + (directoryURL.map(PhoneFiles.way) ?? [])
        let stack = UINavigationController()
        stack.viewControllers = way.map { FileListController($0, of: self) }
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    // MARK: What its lists ask and do

    /// The words of the button that takes what is chosen, or puts files where the person is.
    var takeTitle: String {
        switch purpose {
        case .open: SystemWords.word("Open")
        case .export(_, _, let word): SystemWords.word(word)
        }
    }

    /// Whether that button does something.
    var canTake: Bool {
        switch purpose {
        case .open(let types, _): !picked.isEmpty || opensFolders(types)
        case .export: true
        }
    }

    private func opensFolders(_ types: [UTType]) -> Bool { types.contains { $0 == .folder || $0 == .directory } }

    /// Whether a file may be chosen.
    func offers(_ file: PhoneFile) -> Bool {
        if case .open(let types, _) = purpose { DeclaredTypes.isFile(file, of: types) } else { false }
    }

    func hasPicked(_ file: PhoneFile) -> Bool { picked.contains(file) }

    /// The person touched a file: it is chosen, or no more.
    func pick(_ file: PhoneFile) {
        if let at = picked.firstIndex(of: file) { picked.remove(at: at) } else { picked.append(file) }
        if !allowsMultipleSelection { take(in: file.url) }
    }

    /// Takes what is chosen, or the folder where nothing is; or puts files into it.
    func take(in folder: URL) {
        guard !isEnded else { return }
        switch purpose {
        case .open(_, let isCopy):
            let files = picked.isEmpty ? [folder] : picked.map(\.url)
            end(isCopy ? result { try files.map(TemporaryFiles.copy) } : .picked(files))
        case .export(let files, let isMove, _):
            isEnded = true
            Task {
                do {
                    put(try await files(), into: folder, isMove: isMove)
                } catch { end(.failed(error)) }
            }
        }
    }

    func cancel() { end(.cancelled) }

    // MARK: Its end

    /// Puts files into a folder; the person says what becomes of those of the same names.
    private func put(_ files: [URL], into folder: URL, isMove: Bool) {
        func put(isReplacement: Bool) {
            end(
                result {
                    try files.map {
                        try PhoneFiles.put($0, into: folder, isMove: isMove, isReplacement: isReplacement)
                    }
                }
            )
        }
        let taken = files.map { folder.appendingPathComponent($0.lastPathComponent) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let taken else { return put(isReplacement: false) }
        isEnded = false
        let question = UIAlertController(
            title: SystemWords.word(
                "An item named “%@” already exists in this location.",
                taken.lastPathComponent
            ),
            message: SystemWords.word("Do you want to replace it with the one you’re saving?"),
            preferredStyle: .alert
        )
        let choices: [(String, UIAlertAction.Style, () -> Void)] = [
            ("Keep Both", .default, { put(isReplacement: false) }),
            ("Replace", .destructive, { put(isReplacement: true) }),
            ("Cancel", .cancel, {}),
        ]
        for (title, style, choice) in choices {
            question.addAction(UIAlertAction(title: SystemWords.word(title), style: style) { _ in choice() })
        }
        present(question, animated: true)
    }

    private func result(_ files: () throws -> [URL]) -> FileOutcome {
        do { return .picked(try files()) } catch { return .failed(error) }
    }

    /// Goes, and tells.
    private func end(_ outcome: FileOutcome) {
        isEnded = true
        guard let presentingViewController else { return tell(outcome) }
        presentingViewController.dismiss(animated: true) { self.tell(outcome) }
    }

    private func tell(_ outcome: FileOutcome) {
        if let finished { return finished(outcome) }
        switch outcome {
        case .picked(let urls): delegate?.documentPicker(self, didPickDocumentsAt: urls)
        case .cancelled: delegate?.documentPickerWasCancelled(self)
        case .failed(let error):
            print("the files are not there: \(error.localizedDescription)")
            delegate?.documentPickerWasCancelled(self)
        }
    }
}

extension UIDocumentPickerViewController: LeftByPerson {
    package func personLeft() { if !isEnded { tell(.cancelled) } }
}

/// What becomes of a file that is chosen, of before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// As before iOS 11: asked where the other is left out, with the first file.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        urls.first.map { documentPicker(controller, didPickDocumentAt: $0) }
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a file, or offers it to other apps: there are none that would take it.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open var url: URL?
    open var name: String?
    open var uti: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
    /// What the app that opens the file is told; none does.
    open var annotation: Any?
    /// None: the page draws no pictures of kinds of files.
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
}

/// Hears of a file that is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?
    )
    func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?
    )
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?
    ) {}
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}

import Foundation
import UniformTypeIdentifiers

/// The files of a folder, which a person enters, chooses of, or puts something into.
@MainActor
final class FileListController: UITableViewController {
    private let folder: URL
    private weak var picker: UIDocumentPickerViewController?
    private var files: [PhoneFile] = []
    private lazy var take = UIBarButtonItem(
        title: picker?.takeTitle,
        primaryAction: UIAction { [weak self] _ in self.map { $0.picker?.take(in: $0.folder) } }
    )

    init(_ folder: URL, of picker: UIDocumentPickerViewController) {
        (self.folder, self.picker) = (folder, picker)
        super.init(style: .plain)
        title = folder == PhoneFiles.root ? SystemWords.word("On My iPhone") : folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        take.style = .done
        navigationItem.leftItemsSupplementBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() }
        )
        navigationItem.rightBarButtonItem = take
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        files = PhoneFiles.contents(of: folder)
        var words = UIContentUnavailableConfiguration.empty()
        words.text = SystemWords.word("This folder is empty.")
        contentUnavailableConfiguration = files.isEmpty ? words : nil
        refresh()
    }

    /// Shows what is chosen now.
    private func refresh() {
        take.isEnabled = picker?.canTake == true
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let file = files[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "file")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "file")
        let isOpen = file.isFolder || picker?.offers(file) == true
        cell.imageView?.image = UIImage(systemName: file.isFolder ? "folder.fill" : "doc")
        cell.imageView?.tintColor = file.isFolder ? .systemBlue : .secondaryLabel
        cell.textLabel?.text = name(of: file)
        cell.textLabel?.textColor = isOpen ? .label : .tertiaryLabel
        cell.detailTextLabel?.text = file.isFolder ? nil : kind(of: file)
        cell.detailTextLabel?.textColor = isOpen ? .secondaryLabel : .tertiaryLabel
        cell.isUserInteractionEnabled = isOpen
        cell.accessoryType =
            file.isFolder ? .disclosureIndicator : picker?.hasPicked(file) == true ? .checkmark : .none
        cell.accessibilityIdentifier = file.url.lastPathComponent
        cell.accessibilityTraits = isOpen ? .button : [.button, .notEnabled]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let file = files[indexPath.row]
        guard let picker else { return }
        if file.isFolder {
            navigationController?.pushViewController(FileListController(file.url, of: picker), animated: true)
        } else if picker.offers(file) {
            picker.pick(file)
            refresh()
        }
    }

    /// Without the extension of a known kind, unless the picker's author wants to see it.
    private func name(of file: PhoneFile) -> String {
        let hasKind = UTType(filenameExtension: file.url.pathExtension) != nil
        let isShort = !file.isFolder && hasKind && picker?.shouldShowFileExtensions != true
        return (isShort ? file.url.deletingPathExtension() : file.url).lastPathComponent
    }

    private func kind(of file: PhoneFile) -> String? {
        UTType(filenameExtension: file.url.pathExtension)?.localizedDescription
    }
}

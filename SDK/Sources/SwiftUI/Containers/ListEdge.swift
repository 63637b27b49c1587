import UIKit

/// A header or a footer of a list's section.
final class ListEdge: UITableViewHeaderFooterView {
    private let room = CanvasView()
    private var canvas: Surface?
    private var items: [DrawnItem] = []
    private var insets = EdgeInsets()
    private var expansion: Binding<Bool>?
    /// Shows or hides the section's rows.
    private lazy var mark = UIButton(type: .system)
    private static let markWidth: CGFloat = 30

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(room)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ items: [DrawnItem], insets: EdgeInsets, expansion: Binding<Bool>?, in list: ListTable) {
        if canvas == nil || canvas?.host !== list.host { canvas = list.surface(of: room) }
        (self.items, self.insets, self.expansion) = (items, insets, expansion)
        if let expansion {
            let isOpen = expansion.wrappedValue
            if mark.superview == nil {
                contentView.addSubview(mark)
                mark.addAction(
                    UIAction { [weak self] _ in
                        guard let binding = self?.expansion else { return }
                        withAnimation { binding.wrappedValue.toggle() }
                    },
                    for: .touchUpInside
                )
            }
            mark.setImage(UIImage(systemName: isOpen ? "chevron.down" : "chevron.right"), for: .normal)
            mark.accessibilityLabel = isOpen ? "Collapse" : "Expand"
        } else if mark.superview != nil {
            mark.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func appearing(_ appears: Bool) { canvas?.appearing(appears) }

    /// Its items below each other.
    private static func column(_ items: [DrawnItem]) -> DrawnItem {
        items.count == 1
            ? items[0] : GroupItem(items, RowArrangement(axis: .vertical, alignment: AlignmentKey(.leading)))
    }

    static func height(of items: [DrawnItem], insets: EdgeInsets, hasMark: Bool, width: CGFloat) -> CGFloat {
        guard !items.isEmpty else { return 0 }
        let room = max(width - insets.leading - insets.trailing - (hasMark ? markWidth : 0), 0)
        let height = column(items).size(ProposedViewSize(width: room, height: nil)).height
        return (height + insets.top + insets.bottom).roundedToPixels
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let canvas else { return }
        let whole = CGRect(origin: .zero, size: bounds.size)
        room.frame = whole
        canvas.begin(bounds: whole, safe: whole, moving: nil)
        let end = expansion == nil ? 0 : Self.markWidth
        let width = max(whole.width - insets.leading - insets.trailing - end, 0)
        let column = Self.column(items)
        let size = column.size(ProposedViewSize(width: width, height: nil))
        let y = insets.top + (whole.height - insets.top - insets.bottom - size.height) / 2
        column.place(in: CGRect(x: insets.leading, y: y, width: size.width, height: size.height), on: canvas)
        canvas.finish()
        mark.frame = CGRect(x: whole.width - insets.trailing - 22, y: (whole.height - 22) / 2, width: 22, height: 22)
    }
}

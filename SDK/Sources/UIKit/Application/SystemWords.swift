import Foundation

/// Words that the system puts into an app, in the app's language.
enum SystemWords {
    /// Whether the app speaks Chinese here: the system's words follow the app's texts, not the phone's setting.
    private static var isChinese: Bool { Bundle.main.preferredLocalizations.first?.hasPrefix("zh") == true }

    private static let chinese = [
        "Add": "添加", "Back": "返回", "Cancel": "取消", "Clear text": "清除文本", "Delete": "删除", "Done": "完成", "Edit": "编辑",
        "More": "更多", "Redo": "重做", "Save": "存储", "Search": "搜索", "Undo": "撤销", "Favorites": "收藏", "Featured": "精选",
        "Top Rated": "最受好评", "Recents": "最近通话", "Contacts": "通讯录", "History": "历史记录", "Bookmarks": "书签",
        "Loading…": "正在载入…", "No Results": "无结果", "No Results for “%@”": "没有“%@”的结果",
        "Check the spelling or try a new search.": "请检查拼写或重新搜索。", "Downloads": "下载", "Most Recent": "最新",
        "Most Viewed": "最多观看",
    ]

    /// A word, given in English.
    static func word(_ english: String) -> String { isChinese ? chinese[english] ?? english : english }

    static var clearText: String { word("Clear text") }
}

import Foundation

/// Words that the system puts into an app, in the app's language.
package enum SystemWords {
    /// Whether the app speaks Chinese here: the system's words follow the app's texts, not the phone's setting.
    private static var isChinese: Bool { Bundle.main.preferredLocalizations.first?.hasPrefix("zh") == true }

    private static let chinese = [
        "Add": "添加", "Back": "返回", "Cancel": "取消", "Clear text": "清除文本", "Delete": "删除", "Done": "完成", "Edit": "编辑",
        "More": "更多", "Redo": "重做", "Save": "存储", "Search": "搜索", "Undo": "撤销", "Favorites": "收藏", "Featured": "精选",
        "Top Rated": "最受好评", "Recents": "最近通话", "Contacts": "通讯录", "History": "历史记录", "Bookmarks": "书签",
        "Loading…": "正在载入…", "Paste": "粘贴", "No Results": "无结果", "No Results for “%@”": "没有“%@”的结果",
        "Check the spelling or try a new search.": "请检查拼写或重新搜索。", "Downloads": "下载", "Most Recent": "最新",
        "Most Viewed": "最多观看", "Share": "共享", "Close": "关闭", "Copy": "拷贝", "Save Image": "存储图像",
        "Save to Files": "存储到“文件”", "Image": "图像", "%@ Images": "%@ 张图像", "Text": "文本", "Document": "文稿",
        "Untitled": "未命名", "Next": "下一个", "Previous": "上一个",
        "Photos": "照片", "Photo %@": "照片 %@", "No Photos": "无照片", "No Videos": "无视频", "Open": "打开", "Move": "移动",
        "Replace": "替换", "Keep Both": "保留两者", "On My iPhone": "我的 iPhone", "This folder is empty.": "此文件夹为空。",
        "An item named “%@” already exists in this location.": "此位置已有名为“%@”的项目。",
        "Do you want to replace it with the one you’re saving?": "要用正在存储的项目替换它吗？",
    ]

    /// A word, given in English.
    package static func word(_ english: String) -> String { isChinese ? chinese[english] ?? english : english }

    /// A word with something in the place of its `%@`.
    package static func word(_ english: String, _ argument: String) -> String {
        word(english).replacingOccurrences(of: "%@", with: argument)
    }

    static var clearText: String { word("Clear text") }
}

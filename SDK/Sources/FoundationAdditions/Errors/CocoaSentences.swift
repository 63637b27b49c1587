import Foundation

/// What iOS says of errors with files and data, by code (Foundation: CocoaError.Code).
enum CocoaSentences {
    /// A sentence with `%` for the name of the file, then for that of the folder that it should go to, and one for where no file is
    /// named.
    private struct Sentence {
        var named: String
        var unnamed: String
    }

    /// - Returns: nil for a code whose sentence is not known.
    static func sentence(_ error: NSError) -> String? {
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        let told = error.userInfo["NSUserStringVariant"]
        let variant = (told as? [String])?.first ?? told as? String
        let table = PhoneLanguage.isChinese ? chinese : english
        guard let sentence = variant.flatMap({ table["\(error.code) \($0)"] }) ?? table["\(error.code)"] else {
            return nil
        }
        let value = error.userInfo["NSInvalidValue"] as? String
        guard let name = path.map({ ($0 as NSString).lastPathComponent }) ?? value else { return sentence.unnamed }
        let target = (error.userInfo["NSDestinationFilePath"] as? NSString)?.deletingLastPathComponent ?? ""
        let names = [name, (target as NSString).lastPathComponent]
        let parts = sentence.named.split(separator: "%", omittingEmptySubsequences: false)
        return zip(parts, names.prefix(parts.count - 1) + [""]).map { $0 + $1 }.joined()
    }

    private static func always(_ text: String) -> Sentence { Sentence(named: text, unnamed: text) }

    private static let english: [String: Sentence] = [
        "4": Sentence(named: "The file “%” doesn’t exist.", unnamed: "The file doesn’t exist."),
        "4 Folder": Sentence(named: "The folder “%” doesn’t exist.", unnamed: "The folder doesn’t exist."),
        "4 Remove": Sentence(named: "“%” couldn’t be removed.", unnamed: "The file couldn’t be removed."),
        "4 Move": Sentence(
            named:
                "“%” couldn’t be moved to “%” because either the former doesn’t exist, or the folder containing the latter "
                + "doesn’t exist.",
            unnamed: "The file couldn’t be moved because it doesn’t exist."
        ),
        "256": Sentence(named: "The file “%” couldn’t be opened.", unnamed: "The file couldn’t be opened."),
        "257": Sentence(
            named: "The file “%” couldn’t be opened because you don’t have permission to view it.",
            unnamed: "The file couldn’t be opened because you don’t have permission to view it."
        ),
        "259": Sentence(
            named: "The file “%” couldn’t be opened because it isn’t in the correct format.",
            unnamed: "The file couldn’t be opened because it isn’t in the correct format."
        ),
        "260": Sentence(
            named: "The file “%” couldn’t be opened because there is no such file.",
            unnamed: "The file couldn’t be opened because there is no such file."
        ),
        "260 Folder": Sentence(named: "The folder “%” doesn’t exist.", unnamed: "The folder doesn’t exist."),
        "264": Sentence(
            named: "The file “%” couldn’t be opened because the text encoding of its contents can’t be determined.",
            unnamed: "The file couldn’t be opened because the text encoding of its contents can’t be determined."
        ),
        "512": Sentence(named: "The file “%” couldn’t be saved.", unnamed: "The file couldn’t be saved."),
        "513": Sentence(
            named: "You don’t have permission to save the file “%”.",
            unnamed: "You don’t have permission to save the file."
        ),
        "513 Remove": Sentence(
            named: "“%” couldn’t be removed because you don’t have permission to access it.",
            unnamed: "The file couldn’t be removed because you don’t have permission to access it."
        ),
        "516": Sentence(
            named: "The file “%” couldn’t be saved because a file with the same name already exists.",
            unnamed: "The file couldn’t be saved because a file with the same name already exists."
        ),
        "516 Copy": Sentence(
            named: "“%” couldn’t be copied to “%” because an item with the same name already exists.",
            unnamed: "The file couldn’t be copied because an item with the same name already exists."
        ),
        "516 Move": Sentence(
            named: "“%” couldn’t be moved to “%” because an item with the same name already exists.",
            unnamed: "The file couldn’t be moved because an item with the same name already exists."
        ),
        "640": Sentence(
            named: "The file “%” couldn’t be saved because there isn’t enough space.",
            unnamed: "The file couldn’t be saved because there isn’t enough space."
        ),
        "2048": Sentence(named: "The value “%” is invalid.", unnamed: "The value is invalid."),
        "3072": always("The operation was cancelled."),
        "3328": always("The requested operation couldn’t be completed because the feature is not supported."),
        "3840": always("The data couldn’t be read because it isn’t in the correct format."),
        "3851": always("The data couldn’t be written because it isn’t in the correct format."),
        "4864": always("The data couldn’t be read because it isn’t in the correct format."),
        "4865": always("The data couldn’t be read because it is missing."),
        "4866": always("The data couldn’t be written because it isn’t in the correct format."),
    ]

    private static let chinese: [String: Sentence] = [
        "4": Sentence(named: "文件“%”不存在。", unnamed: "文件不存在。"),
        "4 Folder": Sentence(named: "文件夹“%”不存在。", unnamed: "文件夹不存在。"),
        "4 Remove": Sentence(named: "未能移除“%”。", unnamed: "未能移除文件。"),
        "4 Move": Sentence(
            named: "未能将“%”移到“%”，因为前者不存在，或者包含后者的文件夹不存在。",
            unnamed: "未能移动文件，因为它不存在。"
        ),
        "256": Sentence(named: "未能打开文件“%”。", unnamed: "未能打开文件。"),
        "257": Sentence(named: "未能打开文件“%”，因为您没有查看它的权限。", unnamed: "未能打开文件，因为您没有查看它的权限。"),
        "259": Sentence(named: "未能打开文件“%”，因为它的格式不正确。", unnamed: "未能打开文件，因为它的格式不正确。"),
        "260": Sentence(named: "未能打开文件“%”，因为它不存在。", unnamed: "未能打开文件，因为它不存在。"),
        "260 Folder": Sentence(named: "文件夹“%”不存在。", unnamed: "文件夹不存在。"),
        "264": Sentence(named: "未能打开文件“%”，因为无法确定其内容的文本编码。", unnamed: "未能打开文件，因为无法确定其内容的文本编码。"),
        "512": Sentence(named: "未能存储文件“%”。", unnamed: "未能存储文件。"),
        "513": Sentence(named: "您没有将文件“%”存储的权限。", unnamed: "您没有存储文件的权限。"),
        "513 Remove": Sentence(named: "未能移除“%”，因为您没有访问它的权限。", unnamed: "未能移除文件，因为您没有访问它的权限。"),
        "516": Sentence(named: "未能存储文件“%”，因为已存在同名文件。", unnamed: "未能存储文件，因为已存在同名文件。"),
        "516 Copy": Sentence(named: "未能将“%”拷贝到“%”，因为已存在同名的项目。", unnamed: "未能拷贝文件，因为已存在同名的项目。"),
        "516 Move": Sentence(named: "未能将“%”移到“%”，因为已存在同名的项目。", unnamed: "未能移动文件，因为已存在同名的项目。"),
        "640": Sentence(named: "未能存储文件“%”，因为空间不足。", unnamed: "未能存储文件，因为空间不足。"),
        "2048": Sentence(named: "值“%”无效。", unnamed: "值无效。"),
        "3072": always("操作已取消。"),
        "3328": always("未能完成所请求的操作，因为不支持此功能。"),
        "3840": always("未能读取数据，因为它的格式不正确。"),
        "3851": always("未能写入数据，因为它的格式不正确。"),
        "4864": always("未能读取数据，因为它的格式不正确。"),
        "4865": always("未能读取数据，因为数据缺失。"),
        "4866": always("未能写入数据，因为它的格式不正确。"),
    ]
}

import Foundation

/// What iOS says of a load that failed, by code (Foundation: URLError.Code).
enum LoadSentences {
    /// - Returns: nil for a code whose sentence is not known.
    static func sentence(_ code: Int) -> String? { (PhoneLanguage.isChinese ? chinese : english)[code] }

    private static let english = [
        -999: "cancelled",
        -1000: "bad URL",
        -1001: "The request timed out.",
        -1002: "unsupported URL",
        -1003: "A server with the specified hostname could not be found.",
        -1004: "Could not connect to the server.",
        -1005: "The network connection was lost.",
        -1007: "too many HTTP redirects",
        -1008: "resource unavailable",
        -1009: "The Internet connection appears to be offline.",
        -1011: "There was a bad response from the server.",
        -1015: "cannot decode raw data",
        -1016: "cannot decode content data",
        -1017: "cannot parse response",
        -1022:
            "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
        -1100: "The requested URL was not found on this server.",
        -1102: "You do not have permission to access the requested resource.",
        -1103: "resource exceeds maximum size",
        -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
        -1201: "The certificate for this server has expired.",
        -1202: "The certificate for this server is invalid.",
        -1203: "The certificate for this server was signed by an unknown certifying authority.",
        -1204: "The certificate for this server is not yet valid.",
        -1206: "The server requires a client certificate.",
    ]

    private static let chinese = [
        -999: "已取消",
        -1000: "错误的URL",
        -1001: "请求超时。",
        -1002: "不支持的URL",
        -1003: "未能找到使用指定主机名的服务器。",
        -1004: "未能连接到服务器。",
        -1005: "网络连接已中断。",
        -1007: "HTTP重定向过多",
        -1008: "资源不可用",
        -1009: "似乎已断开与互联网的连接。",
        -1011: "服务器响应有误。",
        -1015: "无法解码原始数据",
        -1016: "无法解码内容数据",
        -1017: "无法解析响应",
        -1022: "无法载入资源，因为“App 传输安全”策略要求使用安全连接。",
        -1100: "在此服务器上找不到所请求的URL。",
        -1102: "您没有访问所请求资源的权限。",
        -1103: "资源超过最大大小",
        -1200: "发生了SSL错误，无法建立到该服务器的安全连接。",
        -1201: "此服务器的证书已过期。",
        -1202: "此服务器的证书无效。",
        -1203: "此服务器的证书由未知的证书颁发机构签名。",
        -1204: "此服务器的证书尚未生效。",
        -1206: "服务器要求客户端证书。",
    ]
}

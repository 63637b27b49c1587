/// Encodings of languages, by Core Foundation's names (CFStringEncodingExt.h).
public enum CFStringEncodings: Int, Sendable {
    case isoLatin2 = 0x0202
    case isoLatinCyrillic = 0x0205
    case isoLatin9 = 0x020F
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case windowsGreek = 0x0503
    case windowsLatin5 = 0x0504
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case ISO_2022_JP = 0x0820
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_KR = 0x0940
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
}

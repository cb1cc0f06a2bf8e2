import { defineRejections } from '../kernel/rejection.ts';

/** Why a file is not taken: by its bytes, before anything is stored. */
export const fileRejections = defineRejections({
  FileMissing: { status: 422, en: 'Please choose a file', zh: '请选择文件' },
  FileEmpty: { status: 422, en: 'The file {name} is empty', zh: '文件 {name} 是空的' },
  PictureTooLarge: { status: 413, en: "A picture's size cannot exceed {max}M", zh: '图片大小不能超过 {max}M' },
  FileTooLarge: { status: 413, en: 'A file cannot exceed {max}M', zh: '文件大小不能超过 {max}M' },
  FileTypeNotAllowed: { status: 415, en: '{name} is {found}; accepted are {accepted}', zh: '{name} 是 {found} 文件；可接受的类型为 {accepted}' },
  SaveAsXlsx: {
    status: 415,
    en: '{name} is {found}; please save it as an Excel workbook (.xlsx) and upload that',
    zh: '{name} 是 {found} 文件；请另存为 Excel 工作簿（.xlsx）后再上传',
  },
  FileTypeMismatch: {
    status: 415,
    en: '{name} isn’t a valid {claimed} file: its content is {found}',
    zh: '{name} 不是有效的 {claimed} 文件，其内容为 {found}',
  },
  FileDamaged: { status: 422, en: '{name} is damaged or incomplete', zh: '{name} 已损坏或不完整' },
  PictureTooManyPixels: { status: 413, en: '{name} has more than {max} million pixels', zh: '{name} 的像素超过 {max} 百万' },
  UploadsOfTheDay: {
    status: 429,
    en: 'More than {max}M was uploaded within a day; please continue tomorrow',
    zh: '一天内上传已超过 {max}M，请明天继续',
  },
  ArchiveTooLarge: {
    status: 413,
    en: '{name} contains too much: at most {entries} files and {max}M unpacked',
    zh: '{name} 内容过多：最多 {entries} 个文件，解压后不超过 {max}M',
  },
  ArchiveUnsafe: {
    status: 422,
    en: '{name} contains {entry}, which is not allowed: no nested archives, no encryption, no paths outside the archive',
    zh: '{name} 含有不允许的内容 {entry}：不得嵌套压缩包、加密或指向外部路径',
  },
  FileNotFound: { status: 404, en: 'The file was not found', zh: '未找到文件' },
  FileForeign: { status: 403, en: 'Only files that are stored here can be opened', zh: '只能打开存储在本系统中的文件' },
  // Of a workbook that is read row by row.
  ImportUnreadable: { status: 422, en: '{name} cannot be read as an Excel workbook', zh: '无法将 {name} 作为 Excel 工作簿读取' },
  ImportTooHeavy: {
    status: 422,
    en: '{name} takes too long to read; please copy its rows into the template and upload that',
    zh: '读取 {name} 耗时过长；请将数据行复制到模板后重新上传',
  },
  ImportEmpty: { status: 422, en: 'The first sheet has no rows below its header', zh: '第一个工作表的表头下没有数据行' },
  ImportTooManyRows: { status: 413, en: 'At most {max} rows at a time; please split the file', zh: '每次最多 {max} 行，请拆分文件' },
  ImportWrongColumns: {
    status: 422,
    en: 'The columns do not match the template. Missing: {missing}. Unknown: {unknown}. Twice: {repeated}',
    zh: '列与模板不符。缺少：{missing}。未知：{unknown}。重复：{repeated}',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    file: typeof fileRejections;
  }
}

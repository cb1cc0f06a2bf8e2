import { defineRejections } from '../kernel/rejection.ts';

export const importRejections = defineRejections({
  ImportUnreadable: { status: 422, en: '{name} cannot be read as an Excel workbook', zh: '无法将 {name} 作为 Excel 工作簿读取' },
  ImportTooHeavy: {
    status: 422,
    en: '{name} takes too long to read; please copy its rows into the template and upload that',
    zh: '读取 {name} 耗时过长；请将数据行复制到模板后重新上传',
  },
  ImportEmpty: { status: 422, en: 'The first sheet has no rows below its header', zh: '第一个工作表的表头下没有数据行' },
  ImportTooManyRows: { status: 413, en: 'At most {max} rows at a time; please split the file', zh: '每次最多 {max} 行，请拆分文件' },
  ImportTooManyUnits: { status: 413, en: 'At most {max} pieces at a time; the file has {units}', zh: '每次最多 {max} 件；该文件共 {units} 件' },
  ImportWrongColumns: {
    status: 422,
    en: 'The columns do not match the template. Missing: {missing}. Unknown: {unknown}. Twice: {repeated}',
    zh: '列与模板不符。缺少：{missing}。未知：{unknown}。重复：{repeated}',
  },
  ImportNotFound: { status: 404, en: 'This import is no longer available; please upload the file again', zh: '该导入已失效，请重新上传文件' },
  ImportHasErrors: { status: 422, en: '{rows} rows have errors; correct them or leave them out', zh: '{rows} 行有错误；请更正或跳过' },
  ImportNothingSound: { status: 422, en: 'Every package in this file has errors', zh: '该文件中的包裹均有错误' },
  ImportConfirmed: { status: 409, en: 'This import is already confirmed', zh: '该导入已确认' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    import: typeof importRejections;
  }
}

import { defineRejections } from '../kernel/rejection.ts';

export const importRejections = defineRejections({
  ImportTooManyUnits: { status: 413, en: 'At most {max} pieces at a time; the file has {units}', zh: '每次最多 {max} 件；该文件共 {units} 件' },
  ImportNotFound: { status: 404, en: 'This import is no longer available; please upload the file again', zh: '该导入已失效，请重新上传文件' },
  ImportHasErrors: {
    status: 422,
    en: '{rows} {rows:row has errors; correct it or leave it|rows have errors; correct them or leave them} out',
    zh: '{rows} 行有错误；请更正或跳过',
  },
  ImportNothingSound: { status: 422, en: 'Every package in this file has errors', zh: '该文件中的包裹均有错误' },
  ImportConfirmed: { status: 409, en: 'This import is already confirmed', zh: '该导入已确认' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    import: typeof importRejections;
  }
}

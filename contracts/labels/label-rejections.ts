import { defineRejections } from '../kernel/rejection.ts';

export const labelRejections = defineRejections({
  /** R8.42. */
  LabelMissing: { status: 404, en: 'The label is missing and cannot be printed', zh: '面单缺失，无法打印' },
  LabelsTooLarge: { status: 413, en: 'These labels are larger than {max}M together; please choose fewer', zh: '所选面单合计超过 {max}M，请减少选择' },
  ChineseNotPrintable: { status: 422, en: 'Chinese cannot be printed: {text}', zh: '中文无法打印：{text}' },
  NotAOneId: { status: 422, en: '{text} is not a ONE ID', zh: '{text} 不是有效的 ONE ID' },
});

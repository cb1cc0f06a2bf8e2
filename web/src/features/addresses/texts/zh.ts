import type { addresses as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const addresses: Translated<typeof english> = {
  search: '查询',
  searchLabel: '订单号、ONE ID、运单号、收件人、邮编或电话',
  hint: '扫描或输入包裹上的信息，即可查询去向。',
  tooShort: '请至少输入两个字符。',
  nothing: '未找到',
  nothingText: '本仓库没有对应此号码或姓名的订单或包裹。',
  byLabel: '按面单寄送',
  notSettled: '出库时再定',
  goesTo: '送达',
  arrived: '到货时间',
  valid: '地址可寄送',
  checkTitle: '校验地址',
  check: '校验',
};

export default { addresses };

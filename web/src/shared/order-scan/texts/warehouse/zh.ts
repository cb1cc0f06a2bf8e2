import type { orderScan as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const orderScan: Translated<typeof en> = {
  notFound: '未找到该订单',
  notFoundText: '{{warehouse}} 没有该编号的待作业订单或批次。',
  checkNumber: '请核对编号，或从列表中选择订单。',
  shipped: '已出库',
  shippedAt: '{{oddNo}} 已于 {{time}} 出库',
  isParcel: '这是入库包裹',
  inNoOrder: '不在任何待作业订单中',
  noWork: '该订单无需处理',
  noWorkTodo: '请扫描其他订单。如货品在此，请联系主管。',
  which: '是哪个订单？',
  whichText: '以下订单与 {{code}} 相符，请选择。',
  items_other: '{{count, number}} 件',
  none: '都不是',
};

export default { orderScan };

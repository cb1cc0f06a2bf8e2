import type { returnsToSeller as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const returnsToSeller: Translated<typeof en> = {
  views: { all: '全部', cameBack: '退回货品', failed: '质检不合格' },
  count_other: '{{count, number}} 件',
  search: 'ONE ID、SKU、名称或货架',
  item: '货品',
  shelf: '货架',
  why: '原因',
  former: '原 {{oneId}}',
  found: '质检',
  received: '收货时间',
  changed: '最近变更',
  send_other: '退回商家 {{count, number}} 件',
  severalSellers: '请选择同一商家的货品',
  severalWarehouses: '请选择同一仓库的货品',
  noCommonCause: '请选择退回原因相同的货品',
  title_other: '将 {{count, number}} 件退回 {{seller}}',
  text: '订单将立即进入出库作业；商家可看到订单及原因。',
  cause: '原因',
  known: '用过的地址',
  usedForReturn: '退货单 {{oddNo}}',
  usedForOrder: '订单 {{oddNo}}',
  remark: '给商家的备注',
  ordered_other: '{{oddNo}}：{{count, number}} 件退回 {{seller}}',
  emptyTitle: '没有待退回的货品',
  emptyText: '商家的退回货品或质检不合格的货品上架后会显示在这里。',
};

export default { returnsToSeller };

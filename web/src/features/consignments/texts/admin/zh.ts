import type { consignments as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const consignments: Translated<typeof en> = {
  search: '订单号、平台订单号或 ONE ID',
  seller: '商家',
  simple: '简要状态',
  emptyTitle: '寄售货品会显示在这里',
  emptyText: '商家在库存中发起寄售，审核通过后可在此标记售出。',
  markSold: '标记售出',
  soldTitle: '标记 {{oddNo}} 已售出',
  soldFor: '以 {{amount}} 售出',
  sold: '{{oddNo}} 已售出，等待仓库出库',
  askedFor: '寄售价 {{amount}}',
  takeOver: '转入集团账户',
  takeOverTitle: '将 {{oddNo}} 转入集团账户？',
  takeOverText: '货品从平台下架，仍在原货架，自此归平台自营所有，货款立即转入 {{shop}} 的钱包。此操作不可撤销。',
  takeOverFor: '以 {{amount}} 转入',
  takenOver: '{{oddNo}} 已转入集团账户',
  paid: '支付给商家',
};

export default { consignments };

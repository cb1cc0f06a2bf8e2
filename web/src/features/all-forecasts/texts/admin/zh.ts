import type { allForecasts as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const allForecasts: Translated<typeof english> = {
  emptyTitle: '所有商家的预报会显示在这里',
  emptyText: '商家提交预报后，会立即显示在这里。',
  assignOwner: '指定货主',
  assignTitle: '{{preId}} 属于哪个店铺？',
  assignText_other: '包裹内 {{count, number}}\u00a0件货品将一并变更货主。',
  assignShop: '店铺',
  assignDone: '{{preId}} 已归 {{shop}}',
  expire: '设为过期',
  cancelMany: '取消 {{count, number}}\u00a0个',
  cancelTitle_other: '确定取消 {{count, number}}\u00a0个预报？',
  cancelText_other: '{{count, number}}\u00a0件货品将不再等待到货。此操作无法撤销。',
  cancelDone_other: '已取消 {{count, number}}\u00a0个预报',
  expireMany: '设 {{count, number}}\u00a0个为过期',
  expireTitle_other: '确定将 {{count, number}}\u00a0个预报设为过期？',
  expireText_other: '{{count, number}}\u00a0件货品将不再等待到货；如果到货，仍可收货。',
  expireDone_other: '{{count, number}}\u00a0个预报已过期',
};

export default { allForecasts };

import type { missing as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const missing: Translated<typeof en> = {
  views: { sought: '待查找', writingOff: '报损审核中', writtenOff: '已报损' },
  count_other: '{{count, number}} 件',
  search: 'ONE ID、SKU、名称或货架',
  item: '货品',
  shelf: '应在货架',
  missed: '登记缺失',
  missedFor: '所属订单',
  why: '原因',
  inCount: '盘点时不在货架',
  asked: '报损申请人',
  findTitle: '{{oneId}} 在哪个货架？',
  findText: '登记后恢复可用。',
  findShelf: '扫描货架',
  noShelf: '本仓库没有此货架',
  found: '{{oneId}} 已在 {{shelf}} 找到',
  askTitle: '申请报损 {{oneId}}？',
  askText: '须由他人审核通过；在此之前仍会继续查找。',
  askReasons: { searched: '已查找该货架及相邻货架', gone: '已随其他包裹发出' },
  askedNote: '已申请报损 {{oneId}}',
  approveTitle: '通过 {{oneId}} 的报损申请？',
  approveText: '该货品将从 {{shop}} 的库存中移除；日后找到仍可登记。',
  writtenOff: '{{oneId}} 已报损',
  pay: '赔付商家',
  payment: '赔付',
  paid: '已赔付 {{amount}}',
  payWaits: '{{amount}} 待审批',
  rejectTitle: '驳回 {{oneId}} 的报损申请？',
  rejectText: '将继续查找。',
  rejected: '{{oneId}} 将继续查找',
  emptyTitle: '没有缺失货品',
  emptyText: '未能拣出的货品会显示在这里，须在货架上查找。',
};

export default { missing };

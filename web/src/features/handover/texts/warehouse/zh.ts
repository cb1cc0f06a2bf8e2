import type { handover as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const handover: Translated<typeof en> = {
  scan: '扫描包裹运单号',
  waiting: '待承运商揽收',
  handedOver: '今日已交接',
  nothing: '没有已打包的订单',
  nothingText: '已打包的订单在扫描运单前显示在这里。',
  noCarrier: '未指定承运商',
  orders_other: '{{count, number}} 单',
  parcels_other: '{{count, number}} 个包裹',
  items_other: '{{count, number}} 件',
  noWaybill: '尚无运单号，请在打包台出库',
  print: '打印交接单',
  done: '已交接给 {{carrier}}',
  already: '此前已交接',
  notPacked: '尚未打包',
  unknown: '运单号不存在',
  unchecked: '网络断开，无法查询该运单号',
  refused: '未能交接',
  list: '交接单',
  waybill: '运单号',
  order: '订单号',
  shop: '商家',
  parcelsHead: '包裹数',
  itemsHead: '件数',
  weight: '重量 (kg)',
  total: '合计',
  signature: '承运商签收（姓名、签字、时间）',
  scans: '本次扫描',
};

export default { handover };

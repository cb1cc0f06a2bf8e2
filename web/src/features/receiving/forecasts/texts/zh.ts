import type { appoint as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const appoint: Translated<typeof en> = {
  search: '运单号、包裹号或批次号',
  owner: '货主',
  receive: '收货',
  goOn: '继续收货',
  inspect: '质检',
  shelve: '上架',
  scanIn: '扫码收货',
  emptyTitle: '{{warehouse}} 的入库预报会显示在这里',
  emptyText: '商家会预报其寄送的货物；未预报的包裹可登记为无主件。',
  checkInbound: '核对入库',
  checkedInbound: '{{parcel}} 已核对',
  cancelInbound: '取消入库',
  keepInbound: '保留',
  cancelTitle: '取消 {{parcel}} 的入库？',
  cancelText_other: '{{count, number}} 件已收货品将变为“未知”，未到货的不再等待。',
  cancelled: '{{parcel}} 的入库已取消',
};

export default { appoint };

import type { inbound as en } from '../en/inbound.ts';
import type { Translated } from '../translated.ts';

export const inbound: Translated<typeof en> = {
  steps: '入库步骤',
  receive: '收货',
  inspect: '质检',
  shelve: '上架',
  notFound: '未找到',
  notFoundText: '{{warehouse}} 没有该编码的包裹或物品。',
  checkCode: '请核对编码。未预报的包裹请在“收货”页面收取。',
  offline: '无响应',
  offlineText: '该编码需要查询，但当前没有网络。',
  tryAgain: '网络恢复后请重新扫描。',
  isState: '{{name}}，{{size}}：{{state}}',
  otherParcel: '属于其他包裹',
  ofParcel: '{{name}}，{{size}}，{{owner}}',
  expectedOfParcel_other: '{{parcel}} 中剩余的 {{count, number}} 件之一',
  layAside: '请放到一边，它属于 {{parcel}}。',
  switchTo: '切换到 {{parcel}}',
  handOver: '不在您的操作范围内',
  handOverTo: '请交给负责{{step}}的同事。',
  printLabel: '打印标签',
  items_other: '{{count, number}} 件',
  damagedOnArrival: '到货时已破损',
};

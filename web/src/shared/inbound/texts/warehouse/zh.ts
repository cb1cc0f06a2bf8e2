import type { inbound as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const inbound: Translated<typeof en> = {
  steps: '入库步骤',
  receive: '收货',
  inspect: '质检',
  shelve: '上架',
  notFound: '未找到',
  notFoundText: '{{warehouse}} 没有该编码的包裹或货品。',
  checkCode: '条码无法识别，请重新扫描。',
  misread: '条码读取有误',
  misreadText: '校验位不符。',
  misreadTodo: '请重新扫描。',
  elsewhere: '属于 {{warehouse}}',
  elsewhereWhat: { package: '其他仓库的包裹。', unit: '其他仓库的货品。' },
  elsewhereTodo: {
    package: '请勿在此收货，放到一边，待转往 {{warehouse}}。',
    unit: '请勿在此处理，放到一边，待转往 {{warehouse}}。',
  },
  known: { shelf: '这是货架码', order: '这是订单号', batch: '这是批次号', tote: '这是周转箱' },
  knownTodo: '此处请扫描包裹或货品。',
  offline: '当前离线',
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

export default { inbound };

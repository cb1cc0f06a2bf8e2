import type { outbound as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const outbound: Translated<typeof en> = {
  open: '待处理',
  exception: '异常',
  tabs: '出库类型',
  owner: '货主',
  batch: '批次',
  assignee: '指派给',
  shippedAgo: '{{ago}}出库',
  nobody: '未指派',
  waiting: '下发时间',
  pick: '拣货',
  pack: '打包',
  ship: '出库',
  assignToMe: '指派 {{count, number}} 单给我',
  assignTo: '指派 {{count, number}} 单给…',
  assigned_other: '{{count, number}} 单已指派给您',
  openBatch: '{{count, number}} 单生成批次',
  batched: '已生成批次 {{batchNo}}',
  emptyTitle: '待出库订单会显示在这里',
  emptyText: '审核通过后立即出现。',
  deliveredTitle: '已出库订单会显示在这里',
  deliveredText: '可按订单号、运单号或 ONE ID 查找。',
  outFrom: '出库时间',
  startPicking: '开始拣货',
};

export default { outbound };

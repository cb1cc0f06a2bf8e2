import type { outboundTasks as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const outboundTasks: Translated<typeof en> = {
  tabs: { shipWithLabel: '带面单出库', reship: '无面单转运', consignment: '寄售' },
  search: '订单号、运单号或 ONE ID',
  stage: '阶段',
  owner: '货主',
  assignee: '负责人',
  nobody: '未指派',
  batch: '批次',
  assign: '指派 {{count, number}} 单',
  assigned: '{{number}} 已指派给 {{name}}',
  revert: '撤回指派 {{count, number}} 单',
  reverted_other: '已撤回 {{count, number}} 单的指派',
  emptyTitle: '暂无出库任务',
  emptyText: '订单审核通过后会显示在这里。',
};

export default { outboundTasks };

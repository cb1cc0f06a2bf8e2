import type { inBatches as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const inBatches: Translated<typeof english> = {
  search: '批次号或包裹号',
  batchNo: '批次号',
  warehouse: '仓库',
  packages: '包裹数',
  items: '件数',
  state: '状态',
  open: '入库中',
  closed: '已关闭',
  opened: '创建时间',
  closedAt: '关闭时间',
  date: '日期',
  count_other: '{{count, number}} 个批次',
  emptyTitle: '暂无入库批次',
  emptyText: '仓库收到第一个包裹时会生成批次。',
};

export default { inBatches };

import type { repairOffice as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const repairOffice: Translated<typeof en> = {
  seller: '商家',
  emptyTitle: '暂无维修单',
  emptyText: '商家申请的维修会显示在这里，包括照片、质检结果和操作人。',
  nothingToReview: '没有待审核的维修',
  nothingToReviewText: '新的维修申请会自动出现在这里，等待最久的排在最前。',
  before: '维修前',
  after: '维修后',
  inspection: '质检结果',
  approveAndTake: '通过 · {{amount}}',
  approved_other: '已通过 {{count, number}} 张维修单',
  approveMany_other: '通过 {{count, number}} 张维修单',
  approveTitle_other: '通过 {{count, number}} 张维修单？',
  approveText: '将扣除已冻结的 {{amount}}，通过后无法撤销。',
  reject_other: '驳回 {{count, number}} 张维修单',
  rejectTitle: '驳回 {{which}}？',
  rejectText_other: '{{count, number}} 件货品将恢复到原来的状态，不收取费用，商家会看到驳回原因。',
  rejected_other: '已驳回 {{count, number}} 张维修单',
  reasons: {
    beyondRepair: '该类损坏无法维修',
    photosUnclear: '照片看不清损坏部位',
    notWorthIt: '维修费用高于货品增值',
  },
  edit: '修改',
  keyEdit: '修改',
  editTitle: '修改 {{repairNo}} 的维修项目',
  editText: '按 {{seller}} 当前的价格计算，冻结金额随之调整。',
  choose: '请至少选择一项',
  noLongerOffered: '已停止提供，保存后移除：{{names}}',
  from: '原为 {{amount}}',
  edited: '已修改 {{repairNo}}',
  feeHeld: '申请时已冻结 {{amount}}，通过后扣除；维修失败或取消时退回。',
};

export default { repairOffice };

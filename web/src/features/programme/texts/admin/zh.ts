import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const programmeReview: Translated<typeof en.programmeReview> = {
  approved_other: '已通过 {{count, number}} 张货运单',
  approveMany_other: '通过 {{count, number}} 张',
  approveTitle_other: '通过 {{count, number}} 张货运单？',
  approveText: '将向平台获取每个箱子的面单。',
  rejectMany_other: '驳回 {{count, number}} 张',
  rejectTitle: '驳回 {{which}}？',
  rejectText: '卖家可看到原因，货品立即释放。',
  rejected_other: '已驳回 {{count, number}} 张货运单',
  closeCaseTitle: '{{shipmentNo}} 结案？',
  closeCaseText: '请先与平台处理完毕。之后找到的货品仍会继续跟踪。',
  closeCaseReasons: { compensated: '平台已赔付', carrierClaim: '已向承运商索赔', notSent: '箱内原本没有该货品' },
  caseClosed: '已结案',
};

export default { programmeReview };

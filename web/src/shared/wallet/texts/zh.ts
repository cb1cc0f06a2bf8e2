import type { payment as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const payment: Translated<typeof en> = {
  fee: '费用',
  from: '{{amount}} 起',
  balance: '钱包可用余额',
  after: '支付后可用',
  short: '可用余额还差 {{amount}}，请先充值。',
  recharge: '去充值',
  heldUntilApproved: '提交时冻结，审核通过后扣款；申请被驳回或撤回时解冻退回。',
  leastHeldUntilApproved:
    '此为估算：费用按重量计，打包后才知道实际重量。提交时冻结最小一档的费用，审核通过后扣款；如需多收，须另行报价并经您确认。申请被驳回或撤回时解冻退回。',
  noCardFee: '此申请按费率卡不收费。如平台另行报价，须经您确认后才会扣款。',
  feeUnread: '费用加载失败。',
};

export default { payment };

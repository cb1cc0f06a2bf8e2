import type { completion as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const completion: Translated<typeof en> = {
  title: '完成 {{oddNo}}？',
  text: '订单将结束，款项视为已结清。此操作不可撤销。',
  pays: '到手价将立即转入 {{shop}} 的钱包。此操作不可撤销。',
  completeAndPay: '完成并支付 {{amount}}',
  completed: '{{oddNo}} 已完成',
};

export default { completion };

import { erased } from '#contracts/kernel/events/personal-data.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import type { RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { say } from '#contracts/kernel/words.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';
import type { Account } from '../../aggregates/account/account.ts';

const text = {
  en: 'Alipay has given {paidBack} of recharge {rechargeNo} back to whoever paid. Your wallet has {amount} less and stands at {balance}.',
  zh: '充值 {rechargeNo} 中的 {paidBack} 已由支付宝退还付款人，钱包相应扣减 {amount}，当前余额 {balance}。',
};
const below = {
  en: ' It is below zero: until money comes in, nothing can be paid from it.',
  zh: '余额已为负，补足前无法从钱包支付。',
};

const week = 7 * 86_400_000;

type Refunded = Extract<RechargeEvent, { type: 'RechargeRefunded' }>['data'];

/** Tells whoever asked for the recharge: it was not they who took the money. */
export const refundMessage = (
  { email, language = 'en_us' }: Pick<Account, 'email' | 'language'>,
  { rechargeNo, refunded, balanceCents }: { rechargeNo: string; refunded: Refunded; balanceCents: number },
): OutboundMessage[] => {
  if (email === '' || email === erased) return [];
  const figures = {
    rechargeNo,
    paidBack: `CNY ${inDollars(refunded.paidBackCents).slice(1)}`,
    amount: inDollars(refunded.cents),
    balance: inDollars(balanceCents),
  };
  const body = { to: email, text: say(text, language, figures) + (balanceCents < 0 ? say(below, language) : '') };
  return [{ destination: 'email', kind: 'recharge-refunded', body, expiresInMs: week }];
};

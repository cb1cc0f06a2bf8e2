import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say } from '#contracts/kernel/words.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';

const text = {
  en: 'The available balance of your wallet is {available}. Please recharge it: in the seller portal, open Wallet, then Recharge. What it cannot cover is refused.',
  zh: '您的钱包可用余额为 {available}，请及时在商家端「钱包」中充值。余额不足时，需付费的操作将被拒绝。',
};

/** By then the next one is due. */
const week = 7 * 86_400_000;

export const lowBalanceMessage = (to: string, language: Language, available: string): OutboundMessage => ({
  destination: 'email',
  kind: 'low-balance',
  body: { to, text: say(text, language, { available }) },
  expiresInMs: week,
});

import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say } from '#contracts/kernel/words.ts';
import type { OutboundMessage } from '#kernel/outbox/outbound-message.ts';

const text = {
  en: 'A bank account ending in {lastFour} was added to your shop. Withdrawals can be paid to it after {hours} {hours:hour|hours}. If this was not you, remove it and change your password.',
  zh: '您的店铺添加了尾号 {lastFour} 的银行账户，{hours} 小时后可用于提现。如非本人操作，请移除该账户并修改密码。',
};

const week = 7 * 86_400_000;

/** Tells the owner while there is still time: whoever stole a session cannot have money paid to themselves unseen. */
export const addedMessage = (to: string, language: Language, figures: { lastFour: string; hours: number }): OutboundMessage => ({
  destination: 'email',
  kind: 'bank-account-added',
  body: { to, text: say(text, language, figures) },
  expiresInMs: week,
});

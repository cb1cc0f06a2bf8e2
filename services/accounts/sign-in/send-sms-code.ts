import { sendSmsCode } from '#contracts/accounts/sign-in/login.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import type { Captchas } from './captchas.ts';
import type { Credentials } from './credentials.ts';
import type { SmsBudget } from './sms-budget.ts';
import type { SmsCodes } from './sms-codes.ts';
import type { SmsSender } from './sms-sender.ts';

const text: Words = { en: 'Your Shelfline code is {code}. It holds for 5 minutes.', zh: '您的 Shelfline 验证码为 {code}，5 分钟内有效。' };

export const codeText = (code: string, language: Language): string => say(text, language, { code });

export interface SendSmsCodeParts {
  captchas: Captchas;
  credentials: Credentials;
  smsCodes: SmsCodes;
  smsBudget: SmsBudget;
  smsSender: SmsSender;
  /** Told when a carrier refuses: the caller may not learn of it. */
  onFailure: (failure: unknown) => void;
}

/** R7.36: same answer, and no waiting for the carrier, whether or not there is such an account. */
export const sendSmsCodeRoute = ({ captchas, credentials, smsCodes, smsBudget, smsSender, onFailure }: SendSmsCodeParts) =>
  queryRoute(sendSmsCode, async ({ body: { account, ...answer }, viewer, ip }) => {
    if (!(await captchas.redeem(answer))) return reject('WrongCaptcha', { field: 'captcha' });
    const spent = await smsBudget.takeFor(ip);
    if (spent) return spent;
    const send = async () => {
      const credential = await credentials.ofLogin(account);
      // What this phone has had today is not told: it would say that there is such an account.
      if (!credential?.phone || !(await smsBudget.takeTo(credential.phone))) return;
      const code = await smsCodes.issue(credential.accountId);
      if (code) await smsSender.send(credential.phone, codeText(code, viewer.language));
    };
    void send().catch(onFailure);
    return null;
  });

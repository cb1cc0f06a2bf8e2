import { sendPhoneCode } from '#contracts/accounts/own-account.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { newPhoneSubject } from '../sign-in/code-subjects.ts';
import { codeText, type SendSmsCodeParts } from '../sign-in/send-sms-code.ts';

export const sendPhoneCodeRoute = ({ smsCodes, smsBudget, smsSender, onFailure }: Omit<SendSmsCodeParts, 'captchas' | 'credentials'>) =>
  queryRoute(sendPhoneCode, async ({ body: { phone }, viewer, ip }) => {
    const spent = await smsBudget.takeFor(ip);
    if (spent) return spent;
    if (!(await smsBudget.takeTo(phone))) return reject('TooManyCodes', { field: 'phone' });
    const code = await smsCodes.issue(newPhoneSubject(viewer.accountId, phone));
    if (code) void smsSender.send(phone, codeText(code, viewer.language)).catch(onFailure);
    return null;
  });

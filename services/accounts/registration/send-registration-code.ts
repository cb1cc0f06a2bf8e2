import { sendRegistrationCode } from '#contracts/accounts/registration/register-seller.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { phoneSubject } from '../sign-in/code-subjects.ts';
import { codeText, type SendSmsCodeParts } from '../sign-in/send-sms-code.ts';

export const sendRegistrationCodeRoute = ({ captchas, smsCodes, smsBudget, smsSender, onFailure }: Omit<SendSmsCodeParts, 'credentials'>) =>
  queryRoute(sendRegistrationCode, async ({ body: { phone, ...answer }, viewer, ip }) => {
    if (!(await captchas.redeem(answer))) return reject('WrongCaptcha', { field: 'captcha' });
    const spent = await smsBudget.takeFor(ip);
    if (spent) return spent;
    if (!(await smsBudget.takeTo(phone))) return reject('TooManyCodes', { field: 'phone' });
    const code = await smsCodes.issue(phoneSubject(phone));
    if (code) void smsSender.send(phone, codeText(code, viewer.language)).catch(onFailure);
    return null;
  });

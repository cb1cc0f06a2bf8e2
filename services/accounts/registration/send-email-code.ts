import { sendEmailCode } from '#contracts/accounts/registration/register-seller.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { emailSubject } from '../sign-in/code-subjects.ts';
import { codeText, type SendSmsCodeParts } from '../sign-in/send-sms-code.ts';
import type { EmailSender } from './email-sender.ts';

export interface SendEmailCodeParts extends Pick<SendSmsCodeParts, 'captchas' | 'smsCodes' | 'smsBudget' | 'onFailure'> {
  emailSender: EmailSender;
}

/** The same answer whether or not somebody has an account under the address. */
export const sendEmailCodeRoute = ({ captchas, smsCodes, smsBudget, emailSender, onFailure }: SendEmailCodeParts) =>
  queryRoute(sendEmailCode, async ({ body: { email, ...answer }, viewer, ip }) => {
    if (!(await captchas.redeem(answer))) return reject('WrongCaptcha', { field: 'captcha' });
    const spent = await smsBudget.takeFor(ip);
    if (spent) return spent;
    if (!(await smsBudget.takeTo(email))) return reject('TooManyCodes', { field: 'email' });
    const code = await smsCodes.issue(emailSubject(email));
    if (code) void emailSender.send(email, codeText(code, viewer.language)).catch(onFailure);
    return null;
  });

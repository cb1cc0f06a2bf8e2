import { sendRegistrationCode } from '#contracts/accounts/registration/send-registration-code.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { codeText, type SendSmsCodeParts } from '../sign-in/send-sms-code.ts';
import { phoneSubject } from './phone-subject.ts';

export const sendRegistrationCodeRoute = ({ captchas, smsCodes, smsSender, onFailure }: Omit<SendSmsCodeParts, 'credentials'>) =>
  queryRoute(sendRegistrationCode, async ({ body: { phone, captchaId, captcha }, viewer }) => {
    if (!(await captchas.redeem(captchaId, captcha))) return reject('WrongCaptcha', { field: 'captcha' });
    const code = await smsCodes.issue(phoneSubject(phone));
    if (code) void smsSender.send(phone, codeText(code, viewer.language)).catch(onFailure);
    return null;
  });

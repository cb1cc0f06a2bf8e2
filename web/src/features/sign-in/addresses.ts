import type { listDemoSignIns, signInToDemo } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import type { registerSeller, sendEmailCode, sendRegistrationCode } from '#contracts/accounts/registration/register-seller.ts';
import type { getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import type { login, sendSmsCode } from '#contracts/accounts/sign-in/login.ts';
import { lightAddress } from '#web/api/http/call-address.ts';

const bases = ['warehouse', 'business', 'admin'] as const;

export const loginAddress = lightAddress<typeof login>({ name: 'login', method: 'POST', path: '/login', bases });
export const captchaAddress = lightAddress<typeof getCaptcha>({ name: 'getCaptcha', method: 'GET', path: '/captcha', bases, payload: 'raw' });
export const smsAddress = lightAddress<typeof sendSmsCode>({ name: 'sendSmsCode', method: 'POST', path: '/account/sms', bases });
export const registrationSmsAddress = lightAddress<typeof sendRegistrationCode>({
  name: 'sendRegistrationCode',
  method: 'POST',
  path: '/account/register/sms',
  bases: ['business'],
});
export const registrationEmailAddress = lightAddress<typeof sendEmailCode>({
  name: 'sendEmailCode',
  method: 'POST',
  path: '/account/register/email',
  bases: ['business'],
});
export const registerAddress = lightAddress<typeof registerSeller>({
  name: 'registerSeller',
  method: 'POST',
  path: '/account/register',
  bases: ['business'],
});
export const demoAddress = lightAddress<typeof listDemoSignIns>({ name: 'listDemoSignIns', method: 'GET', path: '/demo/sign-ins', bases });
export const demoSignInAddress = lightAddress<typeof signInToDemo>({ name: 'signInToDemo', method: 'POST', path: '/demo/sign-in', bases });
export const captchaIdHeader = 'x-captcha-id';

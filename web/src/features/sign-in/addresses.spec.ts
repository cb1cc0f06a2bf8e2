import { describe, expect, it } from 'vitest';
import { listDemoSignIns, signInToDemo } from '#contracts/accounts/demo-sign-ins.ts';
import { registerSeller } from '#contracts/accounts/registration/register-seller.ts';
import { sendEmailCode } from '#contracts/accounts/registration/send-email-code.ts';
import { sendRegistrationCode } from '#contracts/accounts/registration/send-registration-code.ts';
import { captchaIdHeader as header, getCaptcha } from '#contracts/accounts/sign-in/get-captcha.ts';
import { login } from '#contracts/accounts/sign-in/login.ts';
import { sendSmsCode } from '#contracts/accounts/sign-in/send-sms-code.ts';
import {
  captchaAddress,
  captchaIdHeader,
  demoAddress,
  demoSignInAddress,
  loginAddress,
  registerAddress,
  registrationEmailAddress,
  registrationSmsAddress,
  smsAddress,
} from './addresses.ts';

describe('Rule: the public pages call what the contracts declare', () => {
  it.each([
    [login, loginAddress],
    [getCaptcha, captchaAddress],
    [sendSmsCode, smsAddress],
    [sendRegistrationCode, registrationSmsAddress],
    [sendEmailCode, registrationEmailAddress],
    [registerSeller, registerAddress],
    [listDemoSignIns, demoAddress],
    [signInToDemo, demoSignInAddress],
  ])('%#', (contract, address) => {
    expect(contract).toMatchObject(address);
  });

  it('reads the header that names the picture', () => {
    expect(captchaIdHeader).toBe(header);
  });
});

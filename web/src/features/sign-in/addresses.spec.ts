import { describe, expect, it } from 'vitest';
import { listDemoSignIns, signInToDemo } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import { registerSeller, sendEmailCode, sendRegistrationCode } from '#contracts/accounts/registration/register-seller.ts';
import { captchaIdHeader as header, getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { login, sendSmsCode } from '#contracts/accounts/sign-in/login.ts';
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

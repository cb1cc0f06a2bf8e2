import { captchaWorkHeader } from '#contracts/accounts/sign-in/captcha-work.ts';
import { captchaIdHeader, getCaptcha } from '#contracts/accounts/sign-in/captcha.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { drawCaptcha } from './captcha-picture.ts';
import type { Captchas } from './captchas.ts';

export const getCaptchaRoute = (captchas: Captchas) =>
  queryRoute(getCaptcha, async () => {
    const { captchaId, code, workBits } = await captchas.issue();
    return {
      file: await drawCaptcha(code),
      contentType: 'image/png',
      headers: { [captchaIdHeader]: captchaId, [captchaWorkHeader]: String(workBits) },
    };
  });

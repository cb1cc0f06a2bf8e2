import drawCaptcha from 'svg-captcha';
import { captchaIdHeader, getCaptcha } from '#contracts/accounts/sign-in/get-captcha.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Captchas } from './captchas.ts';

const picture = { width: 120, height: 40, fontSize: 44, noise: 3, color: true, background: '#ffffff' };

export const getCaptchaRoute = (captchas: Captchas) =>
  queryRoute(getCaptcha, async () => {
    const { captchaId, code } = await captchas.issue();
    return { file: Buffer.from(draw(code, picture)), contentType: 'image/svg+xml', headers: { [captchaIdHeader]: captchaId } };
  });

/** The package draws a given text too, but its types know only texts of its own making. */
const draw = drawCaptcha as unknown as (text: string, options: typeof picture) => string;

import { z } from 'zod';
import { bases, endpoint } from '../../kernel/endpoint.ts';

/** Response header that names the image; `login` and `sendSmsCode` take it as `captchaId`. */
export const captchaIdHeader = 'x-captcha-id';

/** R7.37. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/captcha',
  bases,
  access: 'public',
  summary: `A captcha image (SVG); the header ${captchaIdHeader} names it. It is good for one try within five minutes.`,
  data: z.file(),
  payload: 'raw',
  limit: { calls: 120, seconds: 60 },
});

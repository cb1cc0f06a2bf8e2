import { z } from 'zod';
import { captchaWorkHeader } from './captcha-work.ts';
import { bases } from '#contracts/kernel/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';

/** Response header that names the image; `login` and `sendSmsCode` take it as `captchaId`. */
export const captchaIdHeader = 'x-captcha-id';

/** R7.37. */
export const getCaptcha = endpoint({
  name: 'getCaptcha',
  method: 'GET',
  path: '/captcha',
  bases,
  access: 'public',
  summary: `A captcha image (PNG); the header ${captchaIdHeader} names it, and ${captchaWorkHeader} says how many bits of work go with it. It is good for one try within five minutes.`,
  data: z.file(),
  payload: 'raw',
  limit: { calls: 120, seconds: 60 },
});

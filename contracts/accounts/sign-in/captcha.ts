import { z } from 'zod';
import { MAX_CAPTCHA } from '#contracts/kernel/fields/typed-lengths.ts';
import { captchaWorkHeader } from './captcha-work.ts';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';

/** A captcha as it is answered: its id, what the picture says, and the work that goes with it (`captcha-work.ts`), none where none is asked. */
export const captchaFields = {
  captchaId: z.uuid(),
  captcha: z.string().trim().min(1).max(MAX_CAPTCHA),
  captchaWork: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
};

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

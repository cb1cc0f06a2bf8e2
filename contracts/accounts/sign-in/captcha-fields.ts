import { z } from 'zod';
import { MAX_CAPTCHA } from '#contracts/kernel/typed-lengths.ts';

/** A captcha as it is answered: its id, what the picture says, and the work that goes with it (`captcha-work.ts`), none where none is asked. */
export const captchaFields = {
  captchaId: z.uuid(),
  captcha: z.string().trim().min(1).max(MAX_CAPTCHA),
  captchaWork: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
};

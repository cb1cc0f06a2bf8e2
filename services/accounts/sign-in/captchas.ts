import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { provesWork } from '#contracts/accounts/sign-in/captcha-work.ts';
import type { CaptchaAnswer } from '#contracts/accounts/sign-in/login.ts';
import type { Clock } from '#kernel/clock.ts';

/** Letters and digits that are not mistaken for one another, neither as shapes nor in the picture's font. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const lifetimeMs = 5 * 60_000;

/** Four characters by chance; injected, so that a test can read what a person sees. */
export const randomCode = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

interface CaptchaRow {
  code: string;
  work_bits: number;
  expires_at: Date;
}

export interface Captchas {
  /** `workBits`: see `captcha-work.ts`. */
  issue(): Promise<{ captchaId: string; code: string; workBits: number }>;
  /** One try: right or wrong, the image and the work are spent. */
  redeem(answer: CaptchaAnswer): Promise<boolean>;
}

export const pgCaptchas = (pool: Pool, clock: Clock, newCode: () => string = randomCode, workBits = 0): Captchas => ({
  async issue() {
    const captchaId = randomUUID();
    const code = newCode();
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    await pool.query('INSERT INTO captchas (captcha_id, code, work_bits, expires_at) VALUES ($1, $2, $3, $4)', [
      captchaId,
      code,
      workBits,
      expiresAt,
    ]);
    return { captchaId, code, workBits };
  },

  async redeem({ captchaId, captcha, captchaWork = '' }) {
    const { rows } = await pool.query<CaptchaRow>('DELETE FROM captchas WHERE captcha_id = $1 RETURNING code, work_bits, expires_at', [captchaId]);
    const row = rows[0];
    if (!row || row.expires_at <= clock.now() || row.code !== captcha.toUpperCase()) return false;
    return provesWork(captchaId, captchaWork, row.work_bits);
  },
});

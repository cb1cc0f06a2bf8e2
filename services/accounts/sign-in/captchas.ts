import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/clock.ts';

/** Letters and digits that are not mistaken for one another, neither as shapes nor in the picture's font. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const lifetimeMs = 5 * 60_000;

/** Four characters by chance; injected, so that a test can read what a person sees. */
export const randomCode = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

export interface Captchas {
  issue(): Promise<{ captchaId: string; code: string }>;
  /** One try: right or wrong, the image is spent. */
  redeem(captchaId: string, code: string): Promise<boolean>;
}

export const pgCaptchas = (pool: Pool, clock: Clock, newCode: () => string = randomCode): Captchas => ({
  async issue() {
    const captchaId = randomUUID();
    const code = newCode();
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    await pool.query('INSERT INTO captchas (captcha_id, code, expires_at) VALUES ($1, $2, $3)', [captchaId, code, expiresAt]);
    return { captchaId, code };
  },

  async redeem(captchaId, code) {
    const { rows } = await pool.query<{ code: string; expires_at: Date }>('DELETE FROM captchas WHERE captcha_id = $1 RETURNING code, expires_at', [
      captchaId,
    ]);
    const row = rows[0];
    return row !== undefined && row.expires_at > clock.now() && row.code === code.toUpperCase();
  },
});

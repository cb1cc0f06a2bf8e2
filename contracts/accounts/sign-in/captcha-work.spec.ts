import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { provesWork, workFor } from './captcha-work.ts';

const zerosOf = (text: string): number => {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.indexOf('1');
};

describe('Rule: a try at a captcha takes work, and its proof is checked at once', () => {
  it('counts the zeros that SHA-256 begins with', () => {
    for (let number = 0; number < 300; number++) {
      const captchaId = randomUUID();
      const zeros = zerosOf(`${captchaId}:${number}`);
      expect(provesWork(captchaId, String(number), zeros)).toBe(true);
      expect(provesWork(captchaId, String(number), zeros + 1)).toBe(false);
    }
  });

  it('is found for one captcha, and is worth nothing for another', async () => {
    const captchaId = randomUUID();
    const work = (await workFor(captchaId, 12))!;
    expect(zerosOf(`${captchaId}:${work}`)).toBeGreaterThanOrEqual(12);
    expect([1, 2, 3].some(() => !provesWork(randomUUID(), work, 12))).toBe(true);
  });

  it('is given up once nobody wants it', async () => expect(await workFor(randomUUID(), 24, () => false)).toBeUndefined());
});

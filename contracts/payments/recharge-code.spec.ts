import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRechargeCode, rechargeCodeOf, shopInText } from './recharge-code.ts';

const shopIds = fc.integer({ min: 1, max: 2_147_483_647 });
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('Rule: the code of a shop leads back to the shop', () => {
  it('is the same for good', () => {
    expect([7, 8].map(rechargeCodeOf)).toMatchInlineSnapshot(`
      [
        "SFADXJXPSS",
        "SFY6RNM7R0",
      ]
    `);
  });

  it('whatever stands around it', () => {
    fc.assert(
      fc.property(shopIds, fc.constantFrom('', 'Invoice 12 ', 'RE: '), (shopId, before) => {
        const code = rechargeCodeOf(shopId);
        expect(code).toMatch(/^SF[0-9A-HJKMNP-TV-Z]{8}$/);
        expect(shopInText(`${before}${formatRechargeCode(code).toLowerCase().split('').join(' ')} thanks`)).toBe(shopId);
        expect(shopInText(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(shopId);
      }),
    );
  });

  it('and a wrong character, or two that changed places, lead nowhere', () => {
    fc.assert(
      fc.property(shopIds, fc.integer({ min: 2, max: 9 }), fc.constantFrom(...alphabet), (shopId, index, other) => {
        const code = rechargeCodeOf(shopId);
        fc.pre(code[index] !== other);
        expect(shopInText(code.slice(0, index) + other + code.slice(index + 1))).toBeUndefined();
        const next = Math.min(index + 1, 9);
        fc.pre(code[index] !== code[next]);
        const swapped = [...code];
        [swapped[index], swapped[next]] = [swapped[next]!, swapped[index]!];
        expect(shopInText(swapped.join(''))).toBeUndefined();
      }),
    );
  });

  it('nor do the codes of two shops', () => {
    expect(shopInText(`${rechargeCodeOf(7)} ${rechargeCodeOf(8)}`)).toBeUndefined();
    expect(shopInText('thank you')).toBeUndefined();
  });
});

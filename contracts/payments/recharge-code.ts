/** Crockford's: without I, L, O and U, which are read as other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'SF';
const bodyLength = 7;
const range = 1n << 35n;
/** Odd, so that every shop has a code of its own; by the golden ratio, so that neighbours have codes that look nothing alike. */
const factor = 21_234_801_183n;
const MAX_SHOP_ID = 2_147_483_647;

/** The inverse modulo 2^35 by Newton's steps, each of which doubles the bits that fit. */
const inverse = [1, 2, 3, 4, 5].reduce((found) => (found * (2n - factor * found)) % range, factor);

const inRange = (value: bigint): bigint => ((value % range) + range) % range;

/** Times x in the field of 32 elements over x⁵ + x² + 1. */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/** Every single wrong character, and every swap of neighbours, changes it: each place has a weight of its own in the field. */
const checkCharacter = (body: string): string => alphabet[[...body].reduce((sum, character) => timesX(sum ^ alphabet.indexOf(character)), 0)]!;

/** The code that a shop quotes with every transfer, for good: `SF`, seven characters and a check character. */
export const rechargeCodeOf = (shopId: number): string => {
  let value = inRange(BigInt(shopId) * factor);
  let body = '';
  for (let i = 0; i < bodyLength; i++, value /= 32n) body = alphabet[Number(value % 32n)]! + body;
  return `${prefix}${body}${checkCharacter(body)}`;
};

/** As people read it: `SF-7K2M-9QXA`. */
export const formatRechargeCode = (code: string): string => `${code.slice(0, 2)}-${code.slice(2, 6)}-${code.slice(6)}`;

/** The shop of a code without blanks and dashes; undefined where it is none. */
const shopOfCode = (code: string): number | undefined => {
  const body = code.slice(prefix.length, -1);
  if (checkCharacter(body) !== code.at(-1)) return undefined;
  const value = [...body].reduce((sum, character) => sum * 32n + BigInt(alphabet.indexOf(character)), 0n);
  const shopId = Number(inRange(value * inRange(inverse)));
  return shopId >= 1 && shopId <= MAX_SHOP_ID ? shopId : undefined;
};

const codePattern = new RegExp(`(?=(${prefix}[${alphabet}]{${bodyLength + 1}}))`, 'g');

/** The shop whose code stands in the text of a transfer, however it was spaced and misread; undefined where none does, or those of several shops. */
export const shopInText = (text: string): number | undefined => {
  const folded = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const found = new Set([...folded.matchAll(codePattern)].map(([, code]) => shopOfCode(code!)).filter((shopId) => shopId !== undefined));
  return found.size === 1 ? [...found][0] : undefined;
};

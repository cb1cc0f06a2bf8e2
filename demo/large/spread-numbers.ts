import { oneIdFrom } from '#contracts/item/one-id.ts';
import { hashOf } from '../art/hash.ts';
import type { Digits } from '../story/carriers.ts';
import type { Random } from '../random.ts';

const oneIds = 31n ** 9n;
/** Has no factor with the number of ONE IDs in common, so that no two serials give the same. */
const stride = 16_340_585_031_019n;

/** ONE IDs that look like chance and that no two serials have in common. */
export const spreadOneIds = (seed: string, serial: number): (() => string) => {
  const start = BigInt(hashOf(seed));
  let next = serial;
  return () => {
    let value = (start + BigInt(++next) * stride) % oneIds;
    const digits: number[] = [];
    for (let i = 0; i < 9; i++) {
      digits.push(Number(value % 31n));
      value /= 31n;
    }
    return oneIdFrom(digits);
  };
};

/** Numbers of eight digits, none of which begins with a zero; the factor has none in common with how many there are. */
const eight = { least: 10_000_000, many: 90_000_000, factor: 48_271_001 };

/** Digits of tracking numbers, eight or more: the first eight are no other serial's. */
export const spreadDigits = (random: Random, serial: number): Digits => {
  let next = serial;
  return (count) => String(eight.least + ((++next * eight.factor) % eight.many)) + random.digits(count - 8);
};

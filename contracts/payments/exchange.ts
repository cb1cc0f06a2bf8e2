/** A rate as decimal text, exactly: dollars for one yuan, `0.1389`. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

const MAX_DECIMALS = 8;
const ratePattern = new RegExp(`^\\d{1,6}(\\.\\d{1,${MAX_DECIMALS}})?$`);

export const isRate = (text: string): boolean => ratePattern.test(text) && /[1-9]/.test(text);

const fractionOf = (rate: string): Fraction => {
  if (!isRate(rate)) throw new Error(`${rate} is no rate.`);
  const [whole = '', decimals = ''] = rate.split('.');
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
};

/** Cents of the one currency that so many of the other are worth at the rate; a half goes to the even cent. */
export const exchanged = (cents: number, rate: string): number => {
  const { numerator, denominator } = fractionOf(rate);
  const product = BigInt(cents) * numerator;
  const below = product / denominator;
  const twiceOver = (product % denominator) * 2n;
  const isUp = twiceOver > denominator || (twiceOver === denominator && below % 2n === 1n);
  return Number(isUp ? below + 1n : below);
};

/** The least that has to be paid for `cents` to arrive. */
export const neededFor = (cents: number, rate: string): number => {
  const { numerator, denominator } = fractionOf(rate);
  return Number((BigInt(cents) * denominator + numerator - 1n) / numerator);
};

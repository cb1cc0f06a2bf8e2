import { isValidBIC, isValidIBAN } from 'ibantools';

const allDigits = (text: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d+$/.test(text) && text.length >= min && text.length <= max;

/** A routing number of the United States: nine digits whose sum, weighted 3, 7, 1 in turn, ends in 0. */
export const isAbaRoutingNumber = (text: string): boolean => {
  const weights = [3, 7, 1];
  const sum = Array.from(text, Number).reduce((total, digit, index) => total + digit * weights[index % weights.length]!, 0);
  return allDigits(text, { min: 9, max: 9 }) && sum > 0 && sum % 10 === 0;
};

/** No check character: banks of the United States number as they like. */
export const isAmericanAccount = (text: string): boolean => allDigits(text, { min: 4, max: 17 });

/** The number of a branch in China's national payment system. */
export const isCnaps = (text: string): boolean => allDigits(text, { min: 12, max: 12 });

/** The number of a bank card of China, whose last digit is Luhn's. */
export const isChineseCard = (text: string): boolean => allDigits(text, { min: 16, max: 19 }) && luhnSum(text) % 10 === 0;

/** The last digit of a card whose others these are. */
export const luhnDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10);

const luhnSum = (digits: string): number =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : doubled(digit)), 0);

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** An IBAN of that country, by its length, its form and its check digits. */
export const isIbanOf = (country: string, text: string): boolean => text.startsWith(country) && isValidIBAN(text);

export const isBic = (text: string): boolean => isValidBIC(text);

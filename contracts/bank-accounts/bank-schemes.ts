import { getCountrySpecifications } from 'ibantools';
import type { Words } from '../kernel/words.ts';
import { isAbaRoutingNumber, isAmericanAccount, isBic, isChineseCard, isCnaps, isIbanOf } from './account-numbers.ts';

/** Currencies of the accounts that are paid to. Wallets are in dollars; the bank that receives exchanges. */
export const accountCurrencies = ['USD', 'CNY', 'EUR', 'GBP'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];

/** A number that a bank account is found by: what it is called, what it must be, and the rule that says so. */
interface AccountNumber {
  words: Words;
  isValid(text: string, country: string): boolean;
  rule: 'AbaRoutingNumber' | 'AmericanAccount' | 'Cnaps' | 'ChineseCard' | 'Iban' | 'Bic';
}

interface BankScheme {
  currencies: readonly AccountCurrency[];
  /** Of the bank. */
  routing: AccountNumber;
  /** Of the account. */
  account: AccountNumber;
}

/** How the banks of a country name an account (R3.37). */
export const bankSchemes = {
  american: {
    currencies: ['USD'],
    routing: { words: { en: 'Routing number', zh: '路由号码（ABA）' }, isValid: isAbaRoutingNumber, rule: 'AbaRoutingNumber' },
    account: { words: { en: 'Account number', zh: '账号' }, isValid: isAmericanAccount, rule: 'AmericanAccount' },
  },
  chinese: {
    currencies: ['CNY', 'USD'],
    routing: { words: { en: 'CNAPS code', zh: '联行号（CNAPS）' }, isValid: isCnaps, rule: 'Cnaps' },
    account: { words: { en: 'Card number', zh: '银行卡号' }, isValid: isChineseCard, rule: 'ChineseCard' },
  },
  iban: {
    currencies: ['EUR', 'GBP', 'USD'],
    routing: { words: { en: 'BIC', zh: 'BIC（SWIFT 代码）' }, isValid: isBic, rule: 'Bic' },
    account: { words: { en: 'IBAN', zh: 'IBAN' }, isValid: (text, country) => isIbanOf(country, text), rule: 'Iban' },
  },
} as const satisfies Record<string, BankScheme>;

const ibanCountries: ReadonlySet<string> = new Set(
  Object.entries(getCountrySpecifications()).flatMap(([country, { IBANRegistry: isRegistered }]) => (isRegistered ? [country] : [])),
);

/** ISO codes of the countries that can be paid to. */
export const accountCountries: readonly string[] = ['US', 'CN', ...ibanCountries];

/** Undefined for a country that cannot be paid to. */
export const schemeOf = (country: string): BankScheme | undefined => {
  if (country === 'US') return bankSchemes.american;
  if (country === 'CN') return bankSchemes.chinese;
  return ibanCountries.has(country) ? bankSchemes.iban : undefined;
};

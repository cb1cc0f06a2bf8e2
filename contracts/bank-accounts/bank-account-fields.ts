import { z } from 'zod';
import { MAX_NAME } from '../kernel/fields/typed-lengths.ts';
import { accountCurrencies, schemeOf } from './bank-schemes.ts';
import { holderTypes } from './holder-types.ts';

export const bankAccountIdField = z.string().trim().min(1).max(64);

/** As it is printed or typed: groups of digits, small letters. */
const numberField = z
  .string()
  .max(50)
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .min(1);

/** What a seller tells of an account; which numbers it has, its country says. */
export const bankAccountFields = z
  .strictObject({
    holderType: z.enum(holderTypes),
    holder: z.string().trim().min(1).max(MAX_NAME),
    country: z.string().min(1).max(2),
    currency: z.enum(accountCurrencies),
    routingNumber: numberField,
    accountNumber: numberField,
  })
  .superRefine(({ country, currency, routingNumber, accountNumber }, { addIssue }) => {
    const scheme = schemeOf(country);
    if (!scheme) return addIssue({ code: 'custom', path: ['country'], message: 'BankCountry' });
    const { currencies, routing, account } = scheme;
    if (!currencies.includes(currency))
      addIssue({ code: 'custom', path: ['currency'], message: 'BankCurrency', params: { currencies: currencies.join(', ') } });
    if (routingNumber !== '' && !routing.isValid(routingNumber, country))
      addIssue({ code: 'custom', path: ['routingNumber'], message: routing.rule });
    if (accountNumber !== '' && !account.isValid(accountNumber, country))
      addIssue({ code: 'custom', path: ['accountNumber'], message: account.rule });
  });

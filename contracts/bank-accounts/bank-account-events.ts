import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { bankAccountSubject, erased, type PersonalData } from '../kernel/events/personal-data.ts';
import { accountCurrencies } from './bank-schemes.ts';
import { holderTypes } from './holder-types.ts';

/** Where a shop's money is paid to: stream `bankaccount-<bankAccountId>`. */
export const bankAccountEventSchemas = {
  BankAccountAdded: z.object({
    bankAccountId: z.string(),
    shopId: z.number().int(),
    holderType: z.enum(holderTypes),
    holder: z.string(),
    currency: z.enum(accountCurrencies),
    country: z.string(),
    routingNumber: z.string(),
    accountNumber: z.string(),
    /** All of its number that is ever shown. */
    lastFour: z.string(),
    /** The same for the same account in every shop, and tells nobody which it is. */
    fingerprint: z.string(),
    /** From then on money is paid to it: its owner has had time to read of it (UTC, ISO 8601). */
    usableFrom: z.iso.datetime(),
  }),
  /** Somebody of finance has checked that it is the seller's. */
  BankAccountVerified: z.object({ bankAccountId: z.string() }),
  BankAccountRemoved: z.object({ bankAccountId: z.string() }),
  /** Its key is dropped in the same commit: it was not used for as long as such data are kept. */
  BankAccountErased: z.object({ bankAccountId: z.string() }),
} as const;
export type BankAccountEvent = EventsOf<typeof bankAccountEventSchemas>;

export const erasedBankAccount = { holder: erased, routingNumber: erased, accountNumber: erased, fingerprint: '' } as const;

/** Under a key of its own: what was paid to it is to be told for years, also of a shop that is gone. */
export const bankAccountPersonalData: PersonalData = {
  BankAccountAdded: { subjectOf: ({ data }) => bankAccountSubject((data as { bankAccountId: string }).bankAccountId), erased: erasedBankAccount },
};

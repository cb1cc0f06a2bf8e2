import type { RecordedEvent } from './recorded-event.ts';

/** What a personal datum reads as once the key of its subject was dropped; whoever is answered reads the word for it in their language. */
export const erased = '␡';
export const erasedWords = { en: 'Erased', zh: '已清除' } as const;

/** Which fields of an event's data are personal, and whose they are. */
export interface PersonalFields {
  /** The subject whose key they are kept under: `account-<id>`, `shop-<id>` or `bankaccount-<id>`, by the names of the streams. */
  subjectOf(event: RecordedEvent): string;
  /** The fields, each with what it reads as when it was erased. */
  erased: Readonly<Record<string, unknown>>;
}

/** Personal fields of the events of a kind of stream: name of the event → its fields. */
export type PersonalData = Readonly<Record<string, PersonalFields>>;

export const accountSubject = (accountId: string): string => `account-${accountId}`;
export const shopSubject = (shopId: number): string => `shop-${shopId}`;
export const bankAccountSubject = (bankAccountId: string): string => `bankaccount-${bankAccountId}`;

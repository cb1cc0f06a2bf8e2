import type { BankAccountEvent } from '#contracts/statements/bank/bank-events.ts';
import type { CsvMapping } from '#contracts/statements/bank/csv-columns.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

type Imported = Extract<BankAccountEvent, { type: 'BankStatementImported' }>['data'];

/** How far the statements of an account of the operator reach. Stream `bankstatements-<account>`; the first statement opens it. */
export interface StatedAccount {
  /** Of its last statement; undefined before the first. */
  last: { to: string; closingCents: number; lastDay: Readonly<Record<string, number>> } | undefined;
  bankNumber: string;
  currency: string;
  statementIds: ReadonlySet<string>;
  mapping?: CsvMapping;
  /** What its first statement opened with, in cents, and whether that is in the books. */
  openingCents: number;
  isOpeningPosted: boolean;
}

export const notStated: StatedAccount = {
  last: undefined,
  bankNumber: '',
  currency: 'USD',
  statementIds: new Set(),
  openingCents: 0,
  isOpeningPosted: false,
};

export const evolveStatedAccount = (account: StatedAccount, event: BankAccountEvent): StatedAccount =>
  event.type === 'BankOpeningPosted' ? { ...account, isOpeningPosted: true } : withStatement(account, event.data);

const withStatement = (account: StatedAccount, data: Imported): StatedAccount => ({
  ...account,
  openingCents: account.last ? account.openingCents : data.openingCents,
  last: { to: data.to, closingCents: data.closingCents, lastDay: data.lastDay },
  bankNumber: data.bankNumber || account.bankNumber,
  currency: data.currency,
  statementIds: new Set([...account.statementIds, data.statementId]),
  ...(data.mapping && { mapping: data.mapping }),
});

export const statedAccountStream = streamType<StatedAccount, BankAccountEvent>({
  prefix: 'bankstatements',
  initial: notStated,
  evolve: evolveStatedAccount,
  tags: () => ({}),
});

export type LoadedStatedAccount = LoadedFrom<typeof statedAccountStream>;

import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { transactionTypeNames } from './transaction-types.ts';

/** What a posting is about, by its own number: a recharge, a label, an order. */
export const referenceKinds = ['recharge', 'label', 'order'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The operator's side: the money at the bank, what labels cost and bring, and what its own goods cost. */
export type OperatorAccount = 'operator:bank' | 'operator:labels' | 'operator:goods';

/** The account of a shop's wallet, as entries name it. */
export const walletAccount = (shopId: number): string => `wallet:${shopId}`;

/** The wallet of a shop: stream `wallet-<shopId>`. */
export const walletEventSchemas = {
  /** One movement of money. Its entries sum to nothing, and one of them is the wallet's. */
  WalletPosted: z.object({
    /** Unique among all postings: a second one of the same id is refused when it is appended. */
    postingId: z.string(),
    shopId: z.number().int(),
    type: z.enum(transactionTypeNames),
    entries: z.array(z.object({ account: z.string(), amountCents: cents })),
    reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
    remark: z.string(),
  }),
} as const;
export type WalletEvent = EventsOf<typeof walletEventSchemas>;
export type WalletPosted = Extract<WalletEvent, { type: 'WalletPosted' }>;

/** By how much a posting moves the wallet of its shop; negative when money goes out. */
export const walletCentsOf = ({ shopId, entries }: WalletPosted['data']): number =>
  entries.reduce((sum, { account, amountCents }) => (account === walletAccount(shopId) ? sum + amountCents : sum), 0);

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    /** What it holds after the event. */
    balanceCents?: number;
  }
}

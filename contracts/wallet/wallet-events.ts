import { z } from 'zod';
import type { EventsOf, Upcaster } from '../kernel/events/event-schemas.ts';
import { cents } from '../kernel/lists/query-rows.ts';
import { currencies } from '../ledger/accounts.ts';
import { postingFields, walletCents } from '../ledger/posting.ts';
import { referenceKinds } from '../ledger/reference-kinds.ts';
import { transactionTypeNames } from './transaction-types.ts';
import { withCurrencyAndBasis } from './postings-of-before.ts';

/** What money is set aside for until it is paid or given back. */
export const holdPurposes = ['withdrawal', 'request', 'repair', 'review'] as const;
export type HoldPurpose = (typeof holdPurposes)[number];

/** How a hold ends without being paid; `remainder` is what a smaller payment left of it. */
export const releaseReasons = ['cancelled', 'rejected', 'expired', 'remainder'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

const shopId = z.number().int();

/** The wallet of a shop: stream `wallet-<shopId>`. */
export const walletEventSchemas = {
  /** One movement of money. Its entries balance, and exactly one of them is the wallet's. */
  WalletPosted: z.object({
    ...postingFields,
    shopId,
    type: z.enum(transactionTypeNames),
    /** The hold that it is paid from, which it resolves. */
    fromHold: z.string().optional(),
    /** Goods that changed hands: from whom to whom (R3.33). */
    parties: z.object({ fromShopId: shopId, toShopId: shopId }).optional(),
    /** The local day that storage is charged for, and the nights of all items on it. */
    chargeDate: z.string().optional(),
    chargeDays: z.number().int().optional(),
    /** When its seller asked for what it pays. */
    appliedAt: z.string().optional(),
  }),
  /** Money is set aside: it is still the shop's, and cannot be spent on anything else. */
  WalletHeld: z.object({
    /** Unique among all holds. */
    holdId: z.string(),
    shopId,
    currency: z.enum(currencies),
    cents: z.number().int().min(1),
    purpose: z.enum(holdPurposes),
    reference: z.object({ kind: z.enum(referenceKinds), id: z.string() }),
    expiresAt: z.string().optional(),
  }),
  HoldReleased: z.object({ holdId: z.string(), shopId, cents, reason: z.enum(releaseReasons) }),
  /** No money leaves by the seller's own act until it is unfrozen. */
  WalletFrozen: z.object({ shopId, reason: z.string() }),
  WalletUnfrozen: z.object({ shopId, reason: z.string() }),
  /** How far below zero the seller may go by their own acts; nothing unless it is set. */
  CreditLimitSet: z.object({ shopId, creditLimitCents: cents }),
} as const;
export type WalletEvent = EventsOf<typeof walletEventSchemas>;
type Named<Name extends WalletEvent['type']> = Extract<WalletEvent, { type: Name }>;
export type WalletPosted = Named<'WalletPosted'>;
export type WalletHeld = Named<'WalletHeld'>;

/** By how much a posting moves the wallet of its shop; negative when money goes out. */
export const walletCentsOf = ({ shopId: owner, entries }: Pick<WalletPosted['data'], 'shopId' | 'entries'>): number => walletCents(entries, owner);

export const walletUpcasters: readonly Upcaster[] = [{ type: 'WalletPosted', from: 1, upcast: withCurrencyAndBasis }];

declare module '../kernel/events/recorded-event.ts' {
  interface Tags {
    /** What a wallet holds after the event, and how much of it is set aside. */
    balanceCents?: number;
    heldCents?: number;
  }
}

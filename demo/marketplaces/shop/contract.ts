import type { FastifyInstance } from 'fastify';
import type { AccountName } from '../demo-accounts.ts';
import type { Catalogue, Variant } from '../engine/catalogue.ts';
import type { Clock } from '../engine/clock.ts';
import type { Market } from '../engine/market.ts';
import type { Faults } from '../http/faults.ts';
import type { Hooks } from '../http/hooks.ts';
import type { Answer, Refusal } from '../http/misbehave.ts';
import type { Kind } from '../kinds.ts';
import type { Listing, ListingState, Order } from './shop.ts';

export interface ContractParts {
  kind: Kind;
  market: Market;
  clock: Clock;
  catalogue: Catalogue;
  faults: Faults;
  hooks: Hooks;
  /** Where its paths begin. */
  url(): string;
  /** Whether accounts may call only so often. */
  hasLimits: boolean;
  /** How long asynchronous work takes, in ms. */
  operationMs: number;
}

/** A contract that the sandbox speaks. */
export interface Contract {
  serve(app: FastifyInstance): void;
  refuse(why: Refusal): Answer;
  listings(): readonly TrueListing[];
  orders(): readonly TrueOrder[];
  /** A buyer takes one now, by its number or by our mark; undefined where the listing is not on sale. */
  sell(listingNo: string, cents?: number): TrueOrder | undefined;
  /** Puts an order into another state, in the contract's own words. False where there is no such order. */
  move(orderNo: string, state: string): boolean;
  /** A carrier saw the parcel of that number for the first time. */
  scan(trackingNo: string): boolean;
  /** Takes over what was on sale before the sandbox was started. False where that number is known. */
  adopt(found: FoundListing): boolean;
  /** What is on its way to its own shelves, or lies there. */
  inbounds?(): readonly TrueInbound[];
  /** Takes over what was on its way to its own shelves, where it has any. */
  adoptInbound?(found: FoundInbound): boolean;
}

/** How far an item is that a marketplace is to keep and sell itself. */
export const inboundStatuses = ['EXPECTED', 'SHIPPED', 'IN_TRANSIT', 'DELIVERED', 'RECEIVED', 'AUTHENTICATING', 'LISTED', 'RETURNED'] as const;
export type InboundStatus = (typeof inboundStatuses)[number];

/** As it truly stands. */
export interface TrueInbound {
  displayNo: string;
  reference: string;
  items: readonly { reference: string; status: string; listingNo: string | null }[];
}

/** What a portal says it has sent there. */
export interface FoundInbound {
  account: string;
  displayNo: string;
  reference: string;
  boxes: readonly { boxNo: number; trackingNo: string; isShipped: boolean }[];
  items: readonly {
    reference: string;
    boxNo: number;
    variant: Variant;
    cents: number;
    status: InboundStatus;
    listingNo: string | null;
    isSold: boolean;
  }[];
}

/** What a portal says it has on sale. */
export interface FoundListing {
  account: string;
  listingNo: string;
  variant: Variant;
  cents: number;
  quantity: number;
  /** Ours, where the contract keeps one. */
  mark: string;
}

/** A listing as it truly stands, in the same words for every contract. */
export interface TrueListing {
  channel: Kind;
  account: string;
  listingNo: string;
  styleCode: string;
  size: string;
  cents: number;
  quantity: number;
  state: ListingState;
  mark: string | null;
  createdAt: string;
}

export interface TrueOrder {
  channel: Kind;
  account: string;
  orderNo: string;
  listingNo: string;
  styleCode: string;
  size: string;
  mark: string | null;
  cents: number;
  state: string;
  soldAt: string;
}

export const trueListing = (channel: Kind, { no, account, variant, cents, quantity, state, mark, createdAt }: Listing<unknown>): TrueListing => ({
  channel,
  account,
  listingNo: no,
  styleCode: variant.styleCode,
  size: variant.size,
  cents,
  quantity,
  state,
  mark: mark ?? null,
  createdAt: iso(createdAt),
});

export const trueOrder = (channel: Kind, { no, account, listingNo, variant, mark, cents, state, soldAt }: Order<unknown>): TrueOrder => ({
  channel,
  account,
  orderNo: no,
  listingNo,
  styleCode: variant.styleCode,
  size: variant.size,
  mark: mark ?? null,
  cents,
  state,
  soldAt: iso(soldAt),
});

export const iso = (time: number): string => new Date(time).toISOString();

export const accountNames: readonly AccountName[] = ['operator', 'own'];

/** Days in which a seller has to ship. */
export const daysToShip = 3;
export const hour = 3_600_000;
export const day = 24 * hour;

import { randomUUID } from 'node:crypto';
import type { Variant } from '../engine/catalogue.ts';
import type { ContractParts } from '../shop/contract.ts';
import type { Shop } from '../shop/shop.ts';
import { amountOf, variantIdOf, type Operation, type OperationType, type OwnListing, type OwnOrder, type StockListing } from './wire.ts';

export type StockShop = Shop<OwnListing, OwnOrder>;

/** What a call or an item of a batch asks for. */
export interface Wish {
  amount?: unknown;
  currencyCode?: unknown;
  expiresAt?: unknown;
  active?: unknown;
  inventoryType?: unknown;
  variantId?: unknown;
}

/** Why a wish is refused at once; the status that a single call answers. */
export interface WishRefused {
  status: number;
  errorMessage: string;
}

/** Carries out what is asked for a while later, as the exchange does; until then it is pending and nothing has happened. */
export const operations = ({ clock, catalogue, operationMs }: ContractParts, shop: StockShop) => {
  const variants = new Map(catalogue.products.flatMap((product) => product.variants).map((variant) => [variantIdOf(variant), variant]));

  const begin = (
    listing: StockListing,
    operationType: OperationType,
    changes: Partial<Operation['changes']>,
    work: () => string | null,
  ): Operation => {
    const now = clock.now();
    const operation: Operation = {
      operationId: randomUUID(),
      operationType,
      operationStatus: 'PENDING',
      createdAt: now,
      updatedAt: now,
      error: null,
      changes: { additions: {}, updates: {}, removals: {}, ...changes },
    };
    listing.own.operations.push(operation);
    clock.after(operationMs, () => {
      const error = work();
      Object.assign(operation, { operationStatus: error === null ? 'SUCCEEDED' : 'FAILED', error, updatedAt: clock.now() });
    });
    return operation;
  };
  const closedText = 'You can not perform this action: the listing is matched';
  const isClosed = ({ state }: StockListing): boolean => state === 'sold' || state === 'ended';

  return {
    /** Why the wish cannot be taken, if it cannot. */
    check({ amount, variantId }: Wish, isNew: boolean): WishRefused | undefined {
      if ((isNew || amount !== undefined) && !(typeof amount === 'string' && /^[1-9]\d{0,6}$/.test(amount)))
        return { status: 400, errorMessage: 'amount must match /^\\d+$/' };
      if (isNew && !variants.has(String(variantId))) return { status: 400, errorMessage: 'variantId is unknown' };
      return undefined;
    },
    checkListing(listing: StockListing): WishRefused | undefined {
      if (listing.state === 'ended') return { status: 404, errorMessage: 'Listing not found' };
      return isClosed(listing) ? { status: 422, errorMessage: closedText } : undefined;
    },
    create(account: string, wish: Wish): { listing: StockListing; operation: Operation } {
      const variant: Variant = variants.get(String(wish.variantId))!;
      const listing = shop.create({
        no: randomUUID(),
        account,
        variant,
        cents: Number(wish.amount) * 100,
        own: {
          currencyCode: typeof wish.currencyCode === 'string' ? wish.currencyCode : 'USD',
          expiresAt: typeof wish.expiresAt === 'string' ? wish.expiresAt : null,
          inventoryType: typeof wish.inventoryType === 'string' ? wish.inventoryType : 'STANDARD',
          operations: [],
          orderNo: undefined,
        },
      });
      const additions = { active: wish.active !== false, askData: { amount: wish.amount, currency: listing.own.currencyCode } };
      const operation = begin(listing, 'CREATE', { additions }, () => {
        if (wish.active === false) shop.deactivate(listing);
        else shop.activate(listing);
        return null;
      });
      return { listing, operation };
    },
    update(listing: StockListing, wish: Wish): Operation {
      const updates = { ...(wish.amount !== undefined && { askData: { amount: wish.amount } }), updatedAt: amountOf(listing.cents) };
      return begin(listing, 'UPDATE', { updates }, () => {
        if (isClosed(listing)) return closedText;
        if (wish.amount !== undefined) shop.reprice(listing, Number(wish.amount) * 100);
        if (wish.active === true) shop.activate(listing);
        if (wish.active === false) shop.deactivate(listing);
        return null;
      });
    },
    activate: (listing: StockListing, wish: Wish): Operation =>
      begin(listing, 'ACTIVATE', { updates: { active: true } }, () => {
        if (isClosed(listing)) return closedText;
        if (wish.amount !== undefined) shop.reprice(listing, Number(wish.amount) * 100);
        shop.activate(listing);
        return null;
      }),
    deactivate: (listing: StockListing): Operation =>
      begin(listing, 'DEACTIVATE', { updates: { active: false } }, () => {
        if (isClosed(listing)) return closedText;
        shop.deactivate(listing);
        return null;
      }),
    end: (listing: StockListing): Operation =>
      begin(listing, 'DELETE', { removals: { listingId: listing.no } }, () => {
        if (isClosed(listing)) return closedText;
        shop.deactivate(listing, 'ended');
        return null;
      }),
  };
};

export type Operations = ReturnType<typeof operations>;

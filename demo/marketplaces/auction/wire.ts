import { numberOf } from '../engine/chance.ts';
import { iso } from '../shop/contract.ts';
import type { Listing, Order, Shop } from '../shop/shop.ts';

/** What a SKU is. */
export interface InventoryItem {
  sku: string;
  account: string;
  body: Record<string, unknown>;
  quantity: number;
}

export interface OwnOffer {
  sku: string;
  body: Record<string, unknown>;
  /** Undefined until it is published; another one each time. */
  listingId: string | undefined;
  soldQuantity: number;
  revisions: { day: number; count: number };
}

export interface OwnOrder {
  sku: string;
  listingId: string;
  title: string;
  trackingNo: string | null;
  shipBy: number;
  cancelled: boolean;
}

export type Offer = Listing<OwnOffer>;
export type AuctionOrder = Order<OwnOrder>;
export type AuctionShop = Shop<OwnOffer, OwnOrder>;

export const money = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'USD' });

/** Undefined where it is no amount. */
export const centsOf = (amount: unknown): number | undefined => {
  const { value } = (typeof amount === 'object' && amount !== null ? amount : {}) as { value?: unknown };
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(String(value ?? ''))) return undefined;
  const cents = Math.round(Number(value) * 100);
  return cents >= 99 ? cents : undefined;
};

export const offerOnWire = ({ no, quantity, cents, state, own }: Offer) => ({
  ...own.body,
  offerId: no,
  sku: own.sku,
  status: state === 'live' || state === 'sold' ? 'PUBLISHED' : 'UNPUBLISHED',
  availableQuantity: quantity,
  pricingSummary: { price: money(cents) },
  ...(own.listingId !== undefined && {
    listing: {
      listingId: own.listingId,
      listingStatus: state === 'live' ? 'ACTIVE' : state === 'sold' ? 'OUT_OF_STOCK' : 'ENDED',
      soldQuantity: own.soldQuantity,
    },
  }),
});

/** 13.6 % and $0.40; from $150 on 8 %. */
const dueToSeller = (cents: number): number => cents - (cents >= 15_000 ? Math.round(cents * 0.08) : Math.round(cents * 0.136) + 40);

export const orderOnWire = ({ no, account, cents, state, soldAt, updatedAt, own }: AuctionOrder) => ({
  orderId: no,
  legacyOrderId: no,
  creationDate: iso(soldAt),
  lastModifiedDate: iso(updatedAt),
  orderFulfillmentStatus: state === 'CANCELLED' ? 'NOT_STARTED' : state,
  orderPaymentStatus: own.cancelled ? 'FULLY_REFUNDED' : 'PAID',
  sellerId: account,
  buyer: { username: `buyer-${numberOf(no, 4)}` },
  cancelStatus: { cancelState: own.cancelled ? 'CANCELED' : 'NONE_REQUESTED', cancelRequests: [] },
  pricingSummary: { priceSubtotal: money(cents), deliveryCost: money(0), total: money(cents) },
  paymentSummary: {
    totalDueSeller: money(dueToSeller(cents)),
    payments: [{ paymentMethod: 'EBAY', paymentStatus: 'PAID', amount: money(cents), paymentDate: iso(soldAt) }],
    refunds: [],
  },
  fulfillmentStartInstructions: [
    {
      fulfillmentInstructionsType: 'SHIP_TO',
      shippingStep: {
        shipTo: {
          fullName: 'Sandbox Buyer',
          contactAddress: { addressLine1: '1 Sandbox Street', city: 'Austin', stateOrProvince: 'TX', postalCode: '73301', countryCode: 'US' },
        },
      },
    },
  ],
  lineItems: [
    {
      lineItemId: `${numberOf(`line ${no}`, 13)}`,
      legacyItemId: own.listingId,
      sku: own.sku,
      title: own.title,
      lineItemCost: money(cents),
      quantity: 1,
      lineItemFulfillmentStatus: state === 'FULFILLED' ? 'FULFILLED' : 'NOT_STARTED',
      lineItemFulfillmentInstructions: { shipByDate: iso(own.shipBy), guaranteedDelivery: false },
    },
  ],
  fulfillmentHrefs: [],
});

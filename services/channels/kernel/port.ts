import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelFailure, ChannelOp } from '#contracts/channels/channel-failures.ts';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { ChannelSecretField } from '#contracts/channels/channel-secrets.ts';

export type ChannelSecrets = Partial<Record<ChannelSecretField, string>>;

/** What is sold, as the house calls it. */
export interface VariantRef {
  sku: string;
  size: string;
  name: string;
  gtin?: string | undefined;
  styleCode?: string | undefined;
}

/** The same as the channel calls it. */
export interface VariantLink {
  productId: string;
  variantId: string;
}

interface AnyOp {
  /** Ours, and the same however often it is sent. */
  opId: string;
  listingId: string;
  variant: VariantRef;
}

/** Money in cents of the channel's currency. */
export interface PublishOp extends AnyOp {
  op: 'publish';
  priceCents: number;
  /** No price below it leaves the house. */
  floorCents: number;
}

export interface RepriceOp extends AnyOp {
  op: 'reprice';
  externalId: string;
  priceCents: number;
  floorCents: number;
  /** What we think it is: a channel that compares changes it only then. */
  expectedCents: number | undefined;
}

export interface WithdrawOp extends AnyOp {
  op: 'withdraw';
  externalId: string;
}

export type ListingOp = PublishOp | RepriceOp | WithdrawOp;

export type OpAnswer =
  /** `priceCents` is missing where nothing is for sale any more. */
  | { kind: 'done'; externalId: string; priceCents?: number }
  /** It is told later what became of it. */
  | { kind: 'accepted'; ticket: string; externalId: string }
  | { kind: 'refused'; failure: ChannelFailure }
  /** It may have been carried out, and nobody can say so. */
  | { kind: 'lost' };

/** Where an operation stands that was accepted. */
export type TicketState = OpAnswer | { kind: 'pending' };

/** What is found of a listing where an answer was lost. */
export type Located = { kind: 'found'; externalId: string; priceCents: number; isLive: boolean } | { kind: 'notThere' } | { kind: 'cannotTell' };

export interface ListingThere {
  externalId: string;
  priceCents: number;
  isLive: boolean;
  /** Its own word, kept as it came. */
  status: string;
}

export type Reading<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; failure: ChannelFailure };

export interface PageOf<Row> {
  rows: readonly Row[];
  next: string | undefined;
}

/** What the market says of one size; undefined is "none", and a failure is never told as that. */
export interface Quote {
  variant: VariantRef;
  lowestCents: number | undefined;
  highestBidCents: number | undefined;
  lastSaleCents: number | undefined;
  /** Asks, the lowest first, where the channel shows the book. */
  book?: readonly number[];
  /** When it was so, where the channel says. */
  asOf: string | undefined;
}

export type SaleState = 'reserved' | 'pending' | 'inProgress' | 'withIssue' | 'processed' | 'completed' | 'cancelled' | 'returning' | 'error';

/** A sale as the channel tells of it. */
export interface SaleNotice {
  saleNo: string;
  externalId: string;
  priceCents: number;
  currency: 'USD';
  state: SaleState;
  soldAt: string;
  shipBy?: string;
  /** Before it the buyer may still take it back. */
  pickableAt?: string;
  reserved?: boolean;
  /** What the seller gets, once the channel says. */
  payoutCents?: number;
}

/** A file that goes with a call as a form. */
export interface FileOnWire {
  field: string;
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** One call, before it is signed. */
export interface ChannelCall {
  of: BudgetClass;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Instead of a body. */
  file?: FileOnWire;
  headers?: Readonly<Record<string, string>>;
  /** Every price in the body, read back from what is written there. */
  priced?: readonly PricedOnWire[];
}

/** A price as it leaves the house, and what it must not be below. */
export interface PricedOnWire {
  cents: number;
  floorCents: number;
}

export type CallAnswer =
  | { kind: 'answered'; status: number; headers: Readonly<Record<string, string>>; body: unknown; bytes: Buffer }
  | { kind: 'failed'; failure: ChannelFailure };

/** How a connector reaches its channel by one account: signed, within the budget, in turn. */
export interface Session {
  accountId: string;
  secrets: ChannelSecrets;
  now(): Date;
  call(call: ChannelCall): Promise<CallAnswer>;
  /** What the channel calls a variant, as it was learned before. */
  link(variant: VariantRef): Promise<VariantLink | undefined>;
  keepLink(variant: VariantRef, link: VariantLink): Promise<void>;
  /** Listings there that are ours, by their numbers there. */
  knownExternalIds(): Promise<ReadonlySet<string>>;
  /** How the goods are shown, for a channel that audits them; undefined where they are in no approved product of its shop. */
  goods(variant: VariantRef): Promise<ShownGoods | undefined>;
}

/** What a buyer is shown of goods where the house writes their page. */
export interface ShownGoods {
  title: string;
  description: string;
  pictures: readonly ShownPicture[];
}

export interface ShownPicture {
  name: string;
  contentType: string;
  /** Undefined once it is gone. */
  read(): Promise<Buffer | undefined>;
}

/** What every connector can do. */
export interface Connector {
  publish(op: PublishOp): Promise<OpAnswer>;
  reprice(op: RepriceOp): Promise<OpAnswer>;
  withdraw(op: WithdrawOp): Promise<OpAnswer>;
  /** After a lost answer. */
  locate(op: ListingOp, sentAt: Date): Promise<Located>;
  /** Everything that is for sale there by this account, page by page. */
  list(cursor: string | undefined): Promise<Reading<PageOf<ListingThere>>>;
}

/** What some can. */
export interface Tickets {
  outcome(op: ListingOp, ticket: { ticket: string; externalId: string }): Promise<TicketState>;
}

export interface Prices {
  /** All that one call tells: of a channel that answers a product, all of its sizes that are asked for. */
  quotes(variants: readonly VariantRef[]): Promise<Reading<readonly Quote[]>>;
}

export interface SaleLabel {
  file: Buffer;
  contentType: string;
  trackingNo: string;
  carrier: string;
}

export interface Sales {
  /** What changed since the cursor; it may come twice. */
  since(cursor: string | undefined): Promise<Reading<{ notices: readonly SaleNotice[]; cursor: string }>>;
  label(saleNo: string): Promise<Reading<SaleLabel>>;
  shipped(saleNo: string, parcel: { trackingNo: string; carrier: string }): Promise<Reading<null>>;
  cancel(saleNo: string, reason: string): Promise<Reading<null>>;
}

/** Goods to be audited as one; each size is a SKU, and none of them is for sale by itself. */
export interface ProductToAudit extends ShownGoods {
  /** The same however often it is sent. */
  skus: readonly { mark: string; size: string; priceCents: number }[];
}

/** What the channel says of a product, in two fields: whether it may be sold, and how its audit stands. */
export interface ProductThere {
  externalId: string;
  status: 'draft' | 'pending' | 'failed' | 'active' | 'deactivated' | 'takenDown' | 'unknown';
  audit: 'auditing' | 'approved' | 'failed' | 'unknown';
  /** Why it failed, in the channel's words. */
  reasons: readonly string[];
}

/** Of a channel that audits goods before they are sold. Nothing is ever deleted there: that would destroy its records. */
export interface Products {
  submitProduct(product: ProductToAudit): Promise<Reading<{ externalId: string }>>;
  readProduct(externalId: string): Promise<Reading<ProductThere>>;
  switchProduct(externalId: string, isActive: boolean): Promise<Reading<null>>;
}

export interface RawHook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  receivedAt: Date;
}

/** A sale in it is not believed by itself: the channel is asked at once. */
export type HookNews = { kind: 'sale' } | { kind: 'product' } | { kind: 'consentLost'; at: Date } | { kind: 'ignored' };

/** An item that is to be kept and sold by the channel itself. `reference` is ours. */
export interface InboundItem {
  reference: string;
  boxNo: number;
  variant: VariantRef;
  priceCents: number;
}

export type InboundStatus = 'expected' | 'shipped' | 'inTransit' | 'delivered' | 'received' | 'authenticating' | 'listed' | 'returned';

/** A shipment into the channel's own programme as it stands there. */
export interface Inbound {
  displayNo: string;
  boxes: readonly { boxNo: number; trackingNo: string; carrier: string; isShipped: boolean }[];
  items: readonly {
    reference: string;
    /** Undefined where its word is not known here. */
    status: InboundStatus | undefined;
    reason?: string;
    externalId?: string;
    priceCents?: number;
  }[];
}

/** A channel that keeps goods on shelves of its own and sells them from there. */
export interface Programme {
  createInbound(reference: string, items: readonly InboundItem[]): Promise<Reading<Inbound>>;
  /** By our reference, after a lost answer; undefined where there is none. */
  findInbound(reference: string): Promise<Reading<Inbound | undefined>>;
  inbound(displayNo: string): Promise<Reading<Inbound>>;
  manifest(displayNo: string): Promise<Reading<Buffer>>;
  boxLabel(displayNo: string, boxNo: number): Promise<Reading<Buffer>>;
  boxesShipped(displayNo: string, boxNos: readonly number[]): Promise<Reading<Inbound>>;
  cancelInbound(displayNo: string): Promise<Reading<null>>;
}

export type AnyConnector = Connector & Partial<Tickets & Prices & Sales & Products & Programme>;

/** What is written of a signed call. */
export interface SignedCall {
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

/** A kind of channel: how it is called, how often, and what it understands. */
export interface ChannelDefinition {
  kind: ChannelKind;
  limits: { callsPerDay: number; msBetweenCalls: number };
  sign(call: SignedCall & { method: string }, secrets: ChannelSecrets, token: string | undefined, now: Date): SignedCall;
  /** The call that gets a new access token, for those that ask for one. */
  token?: {
    request(secrets: ChannelSecrets): TokenRequest;
    read(body: unknown, now: Date): { token: string; seconds: number; refreshToken?: string } | undefined;
  };
  /** How somebody who has an account there lets us use it, for those that ask for that. */
  consent?: {
    /** Where they are asked, and where they are sent back to. */
    ask(secrets: ChannelSecrets, given: ConsentAsked): { path: string; query: Readonly<Record<string, string>> };
    /** A code is good for one answer. */
    exchange(secrets: ChannelSecrets, given: ConsentGiven): TokenRequest;
  };
  /** What the channel's answer says went wrong; undefined where nothing did. */
  failureOf(status: number, body: unknown): ChannelFailure | undefined;
  open(session: Session): AnyConnector;
  /** Believed by its signature alone, over the bytes as they came. */
  verify?(hook: RawHook, secrets: ChannelSecrets, keys: PublicKeys): HookVerdict | Promise<HookVerdict>;
  /** What proves to the channel that the place where it tells of sales is ours. */
  challenge?: HookChallenge;
}

export interface TokenRequest {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
}

export interface ConsentAsked {
  redirectUri: string;
  state: string;
}

export interface ConsentGiven {
  redirectUri: string;
  code: string;
}

export type HookVerdict = readonly HookNews[] | 'forged';

/** Keys that a channel signs its news with, by what it calls them. */
export interface PublicKeys {
  read(path: string, textOf: (body: unknown) => string | undefined): Promise<string | undefined>;
}

export interface HookChallenge {
  parameter: string;
  answer(code: string, endpoint: string, secrets: ChannelSecrets): unknown;
}

export const budgetClassOf: Readonly<Record<ChannelOp, BudgetClass>> = { publish: 'publishes', reprice: 'prices', withdraw: 'ends' };

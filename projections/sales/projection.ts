import { saleEventSchemas, type SaleEvent } from '#contracts/sales/sale-events.ts';
import { tradeAfter, type SaleStatus } from '#contracts/sales/sale-states.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { SaleHistoryRow, SaleTableRow } from './table.ts';

const isSaleEvent = isOneOf(saleEventSchemas);
type Event = Recorded<SaleEvent>;

/** Every sale as it stands. */
export const salesProjection: RowProjection<SaleTableRow> = {
  kind: 'row',
  name: 'sales',
  table: 'sales',
  key: 'sale_id',
  keyOf: (event) => (isSaleEvent(event) ? event.streamId.slice('sale-'.length) : null),
  evolve: (row, event) => {
    if (!isSaleEvent(event)) return row;
    const before = isFirst(event) ? { ...(row ?? unsold), ...soldIn(event) } : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    const status = (metadata.tags.state ?? before.status) as SaleStatus;
    return {
      ...before,
      ...changes(event),
      status,
      trade: tradeAfter(before.trade, status, event.type === 'SaleCancelled' && event.data.cause === 'expired'),
      history: [...before.history, told(event)],
      updated_at: recordedAt,
      version,
    };
  },
};

type First = Extract<Event, { type: 'SaleReserved' | 'SaleRecorded' }>;
const isFirst = (event: Event): event is First => event.type === 'SaleReserved' || event.type === 'SaleRecorded';

const unsold = {
  consigned: false,
  shipped: false,
  held_by: null,
  status: 'pending',
  trade: 'inTransaction',
  foreign_state: null,
  odd_no: null,
  gross_cents: null,
  platform_fee_cents: null,
  consignment_fee_cents: null,
  payout_cents: null,
  expected_cents: null,
  reason: null,
  cancel_cause: null,
  log_no: null,
  carrier: null,
  history: [],
  shipped_at: null,
  paid_at: null,
} satisfies Partial<SaleTableRow>;

const soldIn = ({ data, recordedAt, version }: First) => ({
  sale_id: data.saleId,
  channel: data.channel,
  sale_no: data.saleNo,
  account_id: data.accountId ?? null,
  external_id: data.externalId ?? null,
  listing_id: data.listingId ?? null,
  shop_id: data.shopId,
  warehouse_id: data.warehouseId,
  one_id: data.oneId,
  sku: data.sku,
  brand: data.brand,
  name: data.name,
  size: data.size,
  image: data.image,
  price_cents: data.priceCents,
  currency: data.currency,
  sold_at: data.soldAt,
  due_at: data.shipBy ?? null,
  pickable_at: data.pickableAt ?? null,
  updated_at: recordedAt,
  version,
});

const changes = (event: Event): Partial<SaleTableRow> => {
  const { recordedAt: at } = event;
  switch (event.type) {
    case 'SaleRecorded':
      return { odd_no: event.data.oddNo ?? null, consigned: event.data.consigned ?? false };
    case 'SaleOversold':
      return { held_by: event.data.heldBy };
    case 'SaleReassigned':
      return { one_id: event.data.by, odd_no: event.data.oddNo, held_by: null, reason: null };
    case 'SalePriceChanged':
      return { price_cents: event.data.priceCents };
    case 'SaleLabelled':
      return { log_no: event.data.label.logNo, carrier: event.data.label.carrier };
    case 'SaleShipped':
      return { shipped: true, shipped_at: at, log_no: event.data.logNo, carrier: event.data.carrier, reason: null };
    case 'SaleIssueRaised':
    case 'SaleReturned':
    case 'SaleClosed':
      return { reason: event.data.reason };
    case 'SaleIssueSettled':
      return { reason: null, foreign_state: null };
    case 'SalePaidOut':
      return {
        gross_cents: event.data.grossCents,
        platform_fee_cents: event.data.platformFeeCents,
        consignment_fee_cents: event.data.consignmentFeeCents,
        payout_cents: event.data.payoutCents,
        paid_at: at,
      };
    case 'PayoutCompared':
      return { expected_cents: event.data.expectedCents };
    case 'SaleCancelled':
      return { reason: event.data.reason, cancel_cause: event.data.cause, held_by: null };
    case 'SaleStateUnknown':
      return { foreign_state: event.data.foreign };
    case 'SaleReserved':
      return { odd_no: event.data.oddNo ?? null };
    case 'SaleProcessed':
    case 'SaleRefunded':
    case 'SaleArchived':
      return {};
  }
};

/** What an event says beside its name, whichever carries it. */
interface Said {
  reason?: string;
  by?: string;
  heldBy?: string;
  foreign?: string;
  logNo?: string;
  label?: { logNo: string };
  priceCents?: number;
  payoutCents?: number;
  actualCents?: number;
  deductedCents?: number;
  penaltyCents?: number;
}

const told = ({ eventId, type, recordedAt, metadata, data }: Event): SaleHistoryRow => {
  const { reason, by, heldBy, foreign, logNo, label, priceCents, payoutCents, actualCents, deductedCents, penaltyCents } = data as Said;
  return {
    id: eventId,
    name: type,
    at: recordedAt,
    operator: metadata.actor.name,
    cents: priceCents ?? payoutCents ?? actualCents ?? deductedCents ?? penaltyCents ?? null,
    said: reason ?? by ?? heldBy ?? foreign ?? logNo ?? label?.logNo ?? '',
  };
};

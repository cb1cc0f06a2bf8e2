import { type OrderEventName, orderEventSchemas, type OrderState } from '#contracts/outbound/order-events.ts';
import type { ParcelScan } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';
import { isOneOf } from '../kernel/event-kinds.ts';
import type { LogProjection } from '../kernel/projection.ts';
import type { OrderHistoryRow, OrderTerms } from './table.ts';

const isOrderEvent = isOneOf(orderEventSchemas);

/** What an order event says beside its name, whichever event carries it. */
interface Said {
  remark?: string;
  reason?: string;
  preset?: PresetReason;
  oneId?: string;
  oneIds?: string[];
  feeCents?: number;
  /** Of a cash-out: what was quoted is their sum. */
  perItem?: { priceCents: number }[];
  logNo?: string;
  /** Of an application and of an edit. */
  priceCents?: number;
  photos?: string[];
  label?: { logNo: string };
  address?: object;
  /** Of a scan by the carrier. */
  status?: ParcelScan['status'];
  at?: string;
  text?: string;
  place?: string;
}

/** Every event of every order, in few words. */
export const orderHistoryProjection: LogProjection<OrderHistoryRow> = {
  kind: 'log',
  name: 'order-history',
  table: 'order_history',
  rowsOf: (event) => {
    const { actor, tags } = event.metadata;
    if (!isOrderEvent(event) || !tags.oddNo) return [];
    const said = event.data as Said;
    return [
      {
        event_id: event.eventId,
        odd_no: tags.oddNo,
        version: event.version,
        name: event.type,
        recorded_at: event.recordedAt,
        operator_name: actor.name,
        state: (tags.state ?? null) as OrderState | null,
        remark: said.remark ?? null,
        reason: said.reason ?? null,
        preset: said.preset ?? null,
        one_ids: said.oneIds ?? (said.oneId ? [said.oneId] : []),
        fee_cents: said.perItem?.reduce((sum, { priceCents }) => sum + priceCents, 0) ?? said.feeCents ?? null,
        log_no: said.logNo ?? null,
        terms: event.type === 'OrderTracked' ? { scan: scanOf(event.data) } : tellsTerms.has(event.type) || said.photos ? termsOf(said) : null,
      },
    ];
  },
};

const tellsTerms: ReadonlySet<string> = new Set<OrderEventName>(['OrderApplied', 'OrderEdited']);

const scanOf = ({ status, at, text, place }: ParcelScan): ParcelScan => ({ status, at, text, ...(place && { place }) });

const termsOf = ({ priceCents, label, address, photos }: Said): OrderTerms => ({
  ...(priceCents !== undefined && { price: priceCents }),
  ...(label && { label: label.logNo }),
  ...(address && { address: true }),
  ...(photos && { photos }),
});

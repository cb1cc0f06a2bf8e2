import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { receiptEventSchemas, rechargeEventSchemas, type RechargeEvent, type RechargeStatus } from '#contracts/payments/recharge-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ReceiptRow, RechargeRow } from './table.ts';

const isRechargeEvent = isOneOf(rechargeEventSchemas);
const isReceiptEvent = isOneOf(receiptEventSchemas);

/** Every recharge as it stands. */
export const rechargesProjection: RowProjection<RechargeRow> = {
  kind: 'row',
  name: 'recharges',
  table: 'recharges',
  key: 'recharge_no',
  keyOf: (event) => (isRechargeEvent(event) ? event.streamId.slice('recharge-'.length) : null),
  evolve: (row, event) => {
    if (!isRechargeEvent(event)) return row;
    const before = event.type === 'RechargeSubmitted' ? submitted(event) : row;
    if (!before) return row;
    const { eventId: id, type: name, recordedAt: at, metadata, version } = event;
    return {
      ...before,
      ...changes(before, event),
      status: (metadata.tags.state ?? before.status) as RechargeStatus,
      history: [...before.history, { id, name, at, operator: metadata.actor.name }],
      version,
    };
  },
};

type Event = Recorded<RechargeEvent>;

const submitted = ({ data, recordedAt }: Extract<Event, { type: 'RechargeSubmitted' }>): RechargeRow => ({
  recharge_no: data.rechargeNo,
  shop_id: data.shopId,
  code: rechargeCodeOf(data.shopId),
  status: 'submitted',
  method: data.method,
  amount_cents: data.amountCents,
  payment: data.payment,
  rate: data.quote?.rate ?? null,
  quoted_until: data.quote?.until ?? null,
  credited_cents: null,
  credited_rate: null,
  margin: null,
  refunded_cents: 0,
  refunds: [],
  seen_cents: null,
  reference: null,
  proofs: [],
  reason: null,
  dispute: null,
  approved: null,
  posting_id: null,
  applicant_id: data.applicantId,
  history: [],
  submitted_at: recordedAt,
  expires_at: data.expiresAt,
  ended_at: null,
  version: 0,
});

const changes = (row: RechargeRow, event: Event): Partial<RechargeRow> => {
  const { recordedAt: at } = event;
  switch (event.type) {
    case 'RechargeSubmitted':
    case 'RechargePaymentStarted':
      return {};
    case 'RechargeProofUploaded':
      return { proofs: [...row.proofs, ...event.data.proofs] };
    case 'RechargeMoneySeen':
      return { seen_cents: event.data.cents };
    case 'RechargeApproved':
      return { approved: event.data };
    case 'RechargeMoneyReceived': {
      const { creditedCents, line, tradeNo, rate = null, margin = null } = event.data;
      return { credited_cents: creditedCents, credited_rate: rate, margin, reference: line?.ref ?? tradeNo ?? null, ended_at: null };
    }
    case 'RechargeRefunded': {
      const { refundId: id, paidBackCents, cents, postingId = null } = event.data;
      return { refunded_cents: row.refunded_cents + cents, refunds: [...row.refunds, { id, at, paidBackCents, cents, postingId }] };
    }
    case 'RechargeCompleted':
      return { posting_id: event.data.postingId, ended_at: at };
    case 'RechargeRejected':
    case 'RechargeReversed':
      return { reason: event.data.reason, ended_at: at };
    case 'RechargeExpired':
    case 'RechargePaymentClosed':
      return { ended_at: at };
    case 'RechargeDisputed':
      return { dispute: event.data.reason };
  }
};

/** Money whose owner is not known; what was matched or recalled has no row. */
export const receiptsProjection: RowProjection<ReceiptRow> = {
  kind: 'row',
  name: 'receipts',
  table: 'receipts',
  key: 'line_ref',
  keyOf: (event) => (isReceiptEvent(event) ? event.streamId.slice('receipt-'.length) : null),
  evolve: (row, event) => {
    if (!isReceiptEvent(event)) return row;
    if (event.type !== 'ReceiptRecorded') return null;
    const { line, cents, text } = event.data;
    return { line_ref: line.ref, received_on: line.day, cents, text, recorded_at: event.recordedAt };
  },
};

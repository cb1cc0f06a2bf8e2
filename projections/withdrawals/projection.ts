import { withdrawalEventSchemas, type WithdrawalEvent, type WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { WithdrawalHistoryRow, WithdrawalRow } from './table.ts';

const isWithdrawalEvent = isOneOf(withdrawalEventSchemas);

/** Every withdrawal as it stands. */
export const withdrawalsProjection: RowProjection<WithdrawalRow> = {
  kind: 'row',
  name: 'withdrawals',
  table: 'withdrawals',
  key: 'withdrawal_no',
  ofOneStream: true,
  keyOf: (event) => (isWithdrawalEvent(event) ? event.streamId.slice('withdrawal-'.length) : null),
  evolve: (row, event) => {
    if (!isWithdrawalEvent(event)) return row;
    const before = event.type === 'WithdrawalSubmitted' ? submitted(event) : row;
    if (!before) return row;
    const { recordedAt, version, metadata } = event;
    return {
      ...before,
      ...changes(before, event),
      status: (metadata.tags.state ?? before.status) as WithdrawalStatus,
      history: [...before.history, step(event)],
      updated_at: recordedAt,
      version,
    };
  },
};

type Event = Recorded<WithdrawalEvent>;

const submitted = ({ data, recordedAt: at }: Extract<Event, { type: 'WithdrawalSubmitted' }>): WithdrawalRow => ({
  withdrawal_no: data.withdrawalNo,
  shop_id: data.shopId,
  status: 'submitted',
  amount_cents: data.amountCents,
  paid_cents: null,
  bank_account_id: data.bankAccountId,
  last_four: data.lastFour,
  applicant_id: data.applicantId,
  endorser_id: null,
  approvals: 0,
  payer_id: null,
  payout: null,
  bank_ref: null,
  reason: null,
  history: [],
  submitted_at: at,
  ended_at: null,
  updated_at: at,
  version: 0,
});

const changes = (row: WithdrawalRow, event: Event): Partial<WithdrawalRow> => {
  const { recordedAt: ended_at } = event;
  switch (event.type) {
    case 'WithdrawalSubmitted':
    case 'WithdrawalReviewStarted':
    case 'WithdrawalPaid':
      return {};
    case 'WithdrawalEndorsed':
      return { endorser_id: event.data.reviewerId, approvals: row.approvals + 1 };
    case 'WithdrawalApproved':
      return { approvals: row.approvals + 1 };
    case 'WithdrawalPaying':
      return { paid_cents: event.data.paidCents, payer_id: event.data.payerId };
    case 'WithdrawalPayoutAccepted':
      return { payout: 'accepted' };
    case 'WithdrawalPayoutUnknown':
      return { payout: 'unknown' };
    case 'WithdrawalCompleted':
      return { bank_ref: event.data.bankRef, ended_at };
    case 'WithdrawalRejected':
    case 'WithdrawalReturned':
      return { reason: event.data.reason, ended_at };
    case 'WithdrawalCancelled':
      return { ended_at };
  }
};

/** What an event says beside its name, whichever carries it. */
interface Said {
  reason?: string;
  bankRef?: string;
}

const step = ({ eventId, type, recordedAt, metadata, data }: Event): WithdrawalHistoryRow => {
  const { reason, bankRef = '' } = data as Said;
  return { id: eventId, name: type, at: recordedAt, operator: metadata.actor.name, said: reason ?? bankRef };
};

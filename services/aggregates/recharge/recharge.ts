import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { PaymentMethod, RechargeEvent, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsRechargeEvent, rechargeMachine } from './recharge.machine.ts';

type DataOf<Name extends RechargeEvent['type']> = Extract<RechargeEvent, { type: Name }>['data'];

/** Money that is to come into a wallet. */
export interface Recharge {
  /** Undefined for a number that has no events. */
  status: RechargeStatus | undefined;
  rechargeNo: string;
  shopId: number;
  method: PaymentMethod;
  amountCents: number;
  payment: DataOf<'RechargeSubmitted'>['payment'];
  quote?: DataOf<'RechargeSubmitted'>['quote'];
  applicantId: string;
  proofs: number;
  /** What the first of two persons has found. */
  approved?: DataOf<'RechargeApproved'>;
  received?: DataOf<'RechargeMoneyReceived'>;
  /** Each time that the provider gave some of it back. */
  refunds: readonly DataOf<'RechargeRefunded'>[];
  /** By their numbers at the bank: payments that it has told of and does not promise yet. */
  seen: readonly string[];
  /** Of what was disputed, so that the same news is told once. */
  disputed: readonly string[];
}

export const noRecharge: Recharge = {
  status: undefined,
  rechargeNo: '',
  shopId: 0,
  method: 'bankTransfer',
  amountCents: 0,
  payment: { currency: 'USD', cents: 0 },
  applicantId: '',
  proofs: 0,
  refunds: [],
  seen: [],
  disputed: [],
};

export const evolveRecharge = (recharge: Recharge, event: RechargeEvent): Recharge => ({
  ...recharge,
  ...whatChanges(recharge, event),
  status: rechargeMachine.next(recharge.status, event, undefined) ?? recharge.status,
});

const whatChanges = (recharge: Recharge, event: RechargeEvent): Partial<Recharge> => {
  switch (event.type) {
    case 'RechargeSubmitted': {
      const { rechargeNo, shopId, method, amountCents, payment, quote, applicantId } = event.data;
      return { rechargeNo, shopId, method, amountCents, payment, quote, applicantId };
    }
    case 'RechargeProofUploaded':
      return { proofs: recharge.proofs + event.data.proofs.length };
    case 'RechargeApproved':
      return { approved: event.data };
    case 'RechargeMoneyReceived':
      return { received: event.data };
    case 'RechargeRefunded':
      return { refunds: [...recharge.refunds, event.data] };
    case 'RechargeMoneySeen':
      return { seen: [...recharge.seen, event.data.ref] };
    case 'RechargeDisputed':
      return { disputed: [...recharge.disputed, `${event.data.reason} ${event.data.ref}`] };
    case 'RechargePaymentStarted':
    case 'RechargePaymentClosed':
    case 'RechargeCompleted':
    case 'RechargeRejected':
    case 'RechargeExpired':
    case 'RechargeReversed':
      return {};
  }
};

export const rechargeStream = streamType<Recharge, RechargeEvent>({
  prefix: 'recharge',
  initial: noRecharge,
  evolve: evolveRecharge,
  accepts: acceptsRechargeEvent,
  tags: ({ shopId, status }) => ({ shopIds: [shopId], ...(status && { state: status }) }),
});

export type LoadedRecharge = LoadedFrom<typeof rechargeStream>;

/** `RechargeStatusForbids` in the wrong status; `NotFound` when there is no such recharge. */
export const requireRechargeAllows = (recharge: Recharge, event: RechargeEvent['type']): Rejection | undefined => {
  if (recharge.status === undefined) return reject('NotFound', { field: 'rechargeNo' });
  if (rechargeMachine.mayOccur(recharge.status, event)) return undefined;
  return reject('RechargeStatusForbids', { field: 'rechargeNo', params: { rechargeNo: recharge.rechargeNo, status: recharge.status } });
};

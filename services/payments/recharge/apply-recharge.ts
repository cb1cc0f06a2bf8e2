import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyRechargeEndpoint, payRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { neededFor } from '#contracts/payments/exchange.ts';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import type { PaymentMethod, RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, stateAfter, type NewStream } from '#kernel/commands/loaded.ts';
import type { PaymentProviders } from '../../aggregates/payments/provider.ts';
import { rechargeNumbers } from '../../aggregates/recharge/recharge-numbers.ts';
import { rechargeStream, type LoadedRecharge } from '../../aggregates/recharge/recharge.ts';
import { requireFewOpen, requireOwnRecharge } from './recharge-policies.ts';

/** How long it is waited for the money. */
const openMs = 30 * 86_400_000;
/** How long a rate is promised. */
const quotedMs = 15 * 60_000;

export interface ApplyRecharge {
  viewer: Viewer;
  shopId: number;
  method: PaymentMethod;
  amountCents: number;
  /** As the seller saw it. */
  rate?: string | undefined;
  now: Date;
}

interface States {
  recharge: NewStream<RechargeEvent>;
  /** How many of the shop wait for money. */
  open: number;
  /** Dollars for a yuan; undefined where Alipay is not available. */
  rateNow: string | undefined;
}

/** Announces money. By bank it is waited for; by Alipay the buyer is sent to pay at the rate that was seen. */
export const applyRecharge = (command: ApplyRecharge, { recharge, open, rateNow }: States): Decision => {
  const { viewer, shopId, method, amountCents, now } = command;
  const refusal = requireFewOpen(open) ?? (method === 'alipay' ? requireRate(command.rate, rateNow) : undefined);
  if (refusal) return refusal;
  const quote = method === 'alipay' ? { rate: rateNow!, until: after(now, quotedMs) } : undefined;
  const submitted: RechargeEvent = {
    type: 'RechargeSubmitted',
    data: {
      rechargeNo: recharge.id,
      shopId,
      method,
      amountCents,
      payment: quote ? { currency: 'CNY', cents: neededFor(amountCents, quote.rate) } : { currency: 'USD', cents: amountCents },
      ...(quote && { quote }),
      applicantId: viewer.accountId,
      expiresAt: after(now, openMs),
    },
  };
  return accept(change(recharge, submitted, ...(quote ? [{ type: 'RechargePaymentStarted', data: {} } as const] : [])));
};

const requireRate = (seen: string | undefined, rateNow: string | undefined): Rejection | undefined => {
  if (rateNow === undefined) return reject('PaymentMethodUnavailable', { field: 'method' });
  return seen === rateNow ? undefined : reject('RateMoved', { field: 'amountCents', params: { rate: rateNow, seen: seen ?? '–' } });
};

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

export interface ApplyNeeds {
  payments: PaymentProviders;
  cnyRate: string;
  openRechargesOf(shopId: number): Promise<readonly unknown[]>;
}

export const applyRechargeRoute = ({ payments, cnyRate, openRechargesOf }: ApplyNeeds) =>
  commandRoute(applyRechargeEndpoint, async ({ viewer, body, now, numbers }, load) => {
    const shopId = viewer.shopId;
    if (shopId === undefined) return reject('NotFound');
    const open = (await openRechargesOf(shopId)).length;
    const recharge = load.create(rechargeStream, await numbers.next(rechargeNumbers, now));
    const decision = applyRecharge({ viewer, shopId, ...body, now }, { recharge, open, rateNow: payments.alipay && cnyRate });
    if (isRejection(decision)) return decision;
    const begun = stateAfter(rechargeStream, recharge, decision);
    return toOutcome(decision, {
      rechargeNo: recharge.id,
      status: begun.status!,
      code: rechargeCodeOf(shopId),
      payment: begun.payment,
      payUrl: begun.status === 'paying' ? payments.alipay!.payUrl(topUpOf(begun)) : null,
    });
  });

const topUpOf = ({ rechargeNo, shopId, payment }: Pick<LoadedRecharge, 'rechargeNo' | 'shopId' | 'payment'>) => ({
  no: rechargeNo,
  cents: payment.cents,
  subject: `Shelfline ${rechargeCodeOf(shopId)}`,
});

/** Sends the buyer to the page again. */
export const payRecharge = ({ viewer }: { viewer: Viewer }, { recharge }: { recharge: LoadedRecharge }): Decision => {
  const refusal = requireOwnRecharge(viewer, recharge) ?? requirePaying(recharge);
  return refusal ?? accept(change(recharge, { type: 'RechargePaymentStarted', data: {} }));
};

const requirePaying = ({ rechargeNo, status }: LoadedRecharge): Rejection | undefined =>
  status === 'paying' ? undefined : reject('RechargeStatusForbids', { field: 'rechargeNo', params: { rechargeNo, status: status ?? '' } });

export const payRechargeRoute = ({ payments: { alipay } }: Pick<ApplyNeeds, 'payments'>) =>
  commandRoute(payRechargeEndpoint, async ({ viewer, body }, load) => {
    if (!alipay) return reject('PaymentMethodUnavailable', { field: 'rechargeNo' });
    const recharge = await load.one(rechargeStream, body.rechargeNo);
    const answer = { rechargeNo: recharge.rechargeNo, status: 'paying' as const, payUrl: alipay.payUrl(topUpOf(recharge)) };
    return toOutcome(payRecharge({ viewer }, { recharge }), answer);
  });

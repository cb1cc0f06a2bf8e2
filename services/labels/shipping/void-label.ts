import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { voidableDays, voidLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { claimLabelCode, labelCodeOf } from '#services/aggregates/shipping-label/label-code.ts';
import { shippingLabelStream, type ShippingLabel, type LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { requireLabelAllows, noSuchLabel } from './label-policies.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';

export interface VoidLabel extends BodyOf<typeof voidLabelEndpoint> {
  viewer: Pick<Viewer, 'shopId'>;
  now: Date;
}

/** By the shop that bought it, while no order uses its number; from then on none can. The money comes back once the carrier has refunded it. */
export const voidLabel = ({ viewer, reason, now }: VoidLabel, { label }: { label: LoadedLabel }): Decision => {
  const { labelNo, logNo, shopId } = label;
  if (viewer.shopId !== shopId || label.forOrder !== undefined) return noSuchLabel;
  const refusal = requireLabelAllows(label, 'LabelVoided') ?? requireVoidable(label, now);
  if (refusal) return refusal;
  return {
    changes: [change(label, { type: 'LabelVoided', data: { labelNo, reason } })],
    releases: [labelCodeOf(logNo, { boughtBy: shopId })],
    claims: [claimLabelCode(logNo, { voidLabel: labelNo }, { otherwise: reject('LabelInUse', { field: 'labelNo', params: { labelNo } }) })],
  };
};

const requireVoidable = ({ labelNo, boughtAt, tracked }: ShippingLabel, now: Date): Rejection | undefined => {
  // No carrier takes back what it carries.
  if (tracked && tracked.status !== 'announced') return reject('LabelOnItsWay', { field: 'labelNo', params: { labelNo } });
  return now.getTime() - Date.parse(boughtAt) <= voidableDays * 86_400_000
    ? undefined
    : reject('LabelTooOld', { field: 'labelNo', params: { days: voidableDays } });
};

export const voidLabelRoute = commandRoute(voidLabelEndpoint, async ({ body, viewer, now }, load) => {
  const label = await load.one(shippingLabelStream, body.labelNo);
  if (!label) return noSuchLabel;
  const { labelNo, logNo, feeCents, quote } = label;
  const outcome = toOutcome(voidLabel({ ...body, viewer, now }, { label }), { labelNo, logNo, feeCents, state: 'voided' as const });
  return quote === undefined || isRejection(outcome) ? outcome : { ...outcome, messages: [askCarrier(labelNo)] };
});

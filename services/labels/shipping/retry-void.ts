import { reject } from '#contracts/kernel/rejection.ts';
import { retryVoidEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';
import { shippingLabelStream, type LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { noSuchLabel, requireLabelAllows } from './label-policies.ts';

/** A carrier that would not take a label back is asked once more. */
export const retryVoid = ({ body: { labelNo } }: CommandOf<typeof retryVoidEndpoint>, { label }: { label: LoadedLabel }): Decision =>
  requireLabelAllows(label, 'LabelVoidRetried') ??
  (label.voidRefused === undefined ? reject('CarrierIsAsked', { field: 'labelNo', params: { labelNo } }) : undefined) ??
  accept(change(label, { type: 'LabelVoidRetried', data: { labelNo } }));

export const retryVoidRoute = commandRoute(retryVoidEndpoint, async ({ body }, load) => {
  const label = await load.one(shippingLabelStream, body.labelNo);
  if (!label) return noSuchLabel;
  const { labelNo, logNo, feeCents } = label;
  const outcome = toOutcome(retryVoid({ body }, { label }), { labelNo, logNo, feeCents, state: 'voided' as const });
  return 'rejected' in outcome ? outcome : { ...outcome, messages: [askCarrier(labelNo)] };
});

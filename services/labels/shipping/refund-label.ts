import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { refundLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shippingLabelStream, type LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { labelRefund } from '#services/aggregates/wallet/wallet-postings.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { requireLabelAllows, noSuchLabel } from './label-policies.ts';

interface States {
  label: LoadedLabel;
  wallet: LoadedWallet;
}

/** What a void label cost goes back to its shop's wallet, once. */
export const refundLabel = ({ labelNo }: BodyOf<typeof refundLabelEndpoint>, { label, wallet }: States): Decision => {
  const { shopId, feeCents, carrier, service } = label;
  const remark = `${carrier} ${carrierServices[service].en}`;
  return (
    requireLabelAllows(label, 'LabelRefunded') ??
    accept(change(label, { type: 'LabelRefunded', data: { labelNo } }), change(wallet, labelRefund({ shopId, id: labelNo, cents: feeCents, remark })))
  );
};

export const refundLabelRoute = commandRoute(refundLabelEndpoint, async ({ body }, load) => {
  const label = await load.one(shippingLabelStream, body.labelNo);
  if (!label) return noSuchLabel;
  const { labelNo, logNo, feeCents, shopId } = label;
  const wallet = await load.one(walletStream, shopId);
  return toOutcome(refundLabel(body, { label, wallet }), { labelNo, logNo, feeCents, state: 'refunded' });
});

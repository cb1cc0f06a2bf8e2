import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { refundLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { shippingLabelStream, type LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { labelRefund } from '#services/aggregates/wallet/postings/label-postings.ts';
import { basisOfLabel } from './label-basis.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { requireLabelAllows, noSuchLabel } from './label-policies.ts';

interface States {
  label: LoadedLabel;
  wallet: LoadedWallet;
}

/** What a void label cost goes back to its shop's wallet, once. */
export const refundLabel = ({ body: { labelNo }, now }: CommandOf<typeof refundLabelEndpoint, 'now'>, { label, wallet }: States): Decision => {
  const { shopId, carrier, service } = label;
  const given = { shopId, id: labelNo, carrier, basis: basisOfLabel(label), now, remark: `${carrier} ${carrierServices[service].en}` };
  return (
    requireLabelAllows(label, 'LabelRefunded') ??
    requireNoCarrierAsked(label) ??
    accept(change(label, { type: 'LabelRefunded', data: { labelNo } }), change(wallet, labelRefund(given)))
  );
};

/** Of a label that was bought from a carrier here, the carrier says itself that it has paid. */
const requireNoCarrierAsked = ({ labelNo, quote }: LoadedLabel) =>
  quote === undefined ? undefined : reject('CarrierRefundsItself', { field: 'labelNo', params: { labelNo } });

export const refundLabelRoute = commandRoute(refundLabelEndpoint, async ({ body, now }, load) => {
  const label = await load.one(shippingLabelStream, body.labelNo);
  if (!label) return noSuchLabel;
  const { labelNo, logNo, feeCents, shopId } = label;
  const wallet = await load.one(walletStream, shopId);
  return toOutcome(refundLabel({ body, now }, { label, wallet }), { labelNo, logNo, feeCents, state: 'refunded' });
});

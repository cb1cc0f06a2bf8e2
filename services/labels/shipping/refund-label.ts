import { carrierServices } from '#contracts/labels/shipping/carrier-services.ts';
import { refundLabelEndpoint } from '#contracts/labels/shipping/refund-label.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { shippingLabelStream, type ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { labelRefund } from '#services/aggregates/wallet/wallet-postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { labelMay, noSuchLabel } from './label-policies.ts';

/** What a void label cost goes back to its shop's wallet, once. */
export const refundLabel = (label: ShippingLabel): Decision => {
  const { labelNo, shopId, feeCents, carrier, service } = label;
  const remark = `${carrier} ${carrierServices[service].en}`;
  return (
    labelMay(label, 'LabelRefunded') ??
    accept(
      change(shippingLabelStream, labelNo, { type: 'LabelRefunded', data: { labelNo } }),
      change(walletStream, shopId, labelRefund({ shopId, id: labelNo, cents: feeCents, remark })),
    )
  );
};

export const refundLabelRoute = commandRoute(refundLabelEndpoint, async ({ body }, load) => {
  const label = await load.one(shippingLabelStream, body.labelNo);
  if (!label) return noSuchLabel;
  const { labelNo, logNo, feeCents, shopId } = label;
  // The posting goes on from the wallet as it is now.
  await load.one(walletStream, shopId);
  return decided(refundLabel(label), { labelNo, logNo, feeCents, state: 'refunded' });
});

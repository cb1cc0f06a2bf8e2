import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import { accept, noChange, type Accepted } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Handle } from '#kernel/commands/commands.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { claimLabelCode } from '#services/aggregates/shipping-label/label-code.ts';
import { react } from '#kernel/processes/react.ts';
import { attempt } from '#kernel/processes/reactions.ts';
import { askCarrier } from '#services/aggregates/carriers/carrier-hub.ts';
import { orderStream } from '#services/aggregates/order/order.ts';
import { shippingLabelMachine } from '#services/aggregates/shipping-label/shipping-label.machine.ts';
import { shippingLabelStream, type LoadedLabel } from '#services/aggregates/shipping-label/shipping-label.ts';

/** A label that was bought for an order which was given up. */
export const giveBackLabel = (label: LoadedLabel | undefined): Accepted =>
  label && shippingLabelMachine.mayOccur(label.state, 'LabelVoided')
    ? {
        ...accept(change(label, { type: 'LabelVoided', data: { labelNo: label.labelNo, reason: label.forOrder ?? '' } })),
        // The order has given its number back: no other may ship under it.
        claims: [
          claimLabelCode(
            label.logNo,
            { voidLabel: label.labelNo },
            { otherwise: reject('LabelInUse', { field: 'labelNo', params: { labelNo: label.labelNo } }) },
          ),
        ],
      }
    : noChange;

const giveBack =
  ({ oddNo }: { oddNo: string }): Handle<null> =>
  async (load) => {
    const labelNo = (await load.one(orderStream, oddNo))?.labelNo;
    const label = labelNo === undefined ? undefined : await load.one(shippingLabelStream, labelNo);
    const decision = giveBackLabel(label);
    return { decision, answer: null, ...(labelNo !== undefined && decision !== noChange && { messages: [askCarrier(labelNo)] }) };
  };

/** What the operator paid for an order's label comes back where the order does not leave. */
export const labelsGivenBack = react<OrderEvent>({
  name: 'give-back-labels',
  title: 'Carriers',
  from: 'now',
  on: { OrderCancelled: ({ streamId }) => [attempt(giveBack, { oddNo: streamId.slice('order-'.length) })] },
});

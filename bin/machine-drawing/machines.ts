import { itemStates, itemStateNames, type ItemState } from '#contracts/item/item-states.ts';
import type { Transition } from '#kernel/machines/state-machine.ts';
import { announcementMachine } from '#services/aggregates/announcement/announcement.machine.ts';
import { bankLineMachine } from '#services/aggregates/bank-statement/bank-line.machine.ts';
import { batchMachine } from '#services/aggregates/batch/batch.machine.ts';
import { adjustmentMachine } from '#services/aggregates/adjustment/adjustment.machine.ts';
import { bulkMachine } from '#services/aggregates/bulk/bulk.machine.ts';
import { lifecycle } from '#services/aggregates/item/lifecycle.machine.ts';
import { listingMachine } from '#services/aggregates/listing/listing.machine.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { packageMachine } from '#services/aggregates/package/package.machine.ts';
import { periodMachine } from '#services/aggregates/period/period.machine.ts';
import { rechargeMachine } from '#services/aggregates/recharge/recharge.machine.ts';
import { channelAccountMachine } from '#services/aggregates/channel/channel-account.machine.ts';
import { channelSwitchMachine } from '#services/aggregates/channel/channel-switch.machine.ts';
import { containerMachine } from '#services/aggregates/container/container.machine.ts';
import { countMachine } from '#services/aggregates/shelf-count/shelf-count.machine.ts';
import { saleMachine } from '#services/aggregates/sale/sale.machine.ts';
import { repairMachine } from '#services/aggregates/repair/repair.machine.ts';
import { shipmentItemMachine } from '#services/aggregates/shipment/shipment-item.machine.ts';
import { shipmentMachine } from '#services/aggregates/shipment/shipment.machine.ts';
import { shippingLabelMachine } from '#services/aggregates/shipping-label/shipping-label.machine.ts';
import { shopProductMachine } from '#services/aggregates/shop-product/shop-product.machine.ts';
import { withdrawalMachine } from '#services/aggregates/withdrawal/withdrawal.machine.ts';

export interface DrawnMachine {
  /** In the order in which they are listed. */
  states: readonly string[];
  transitions: readonly Transition[];
  /** The number that the specification has for a state, where it has any. */
  numberOf?: (state: string) => number | null | undefined;
}

export const itemMachine: DrawnMachine = {
  states: itemStateNames,
  transitions: lifecycle.transitions,
  numberOf: (state) => itemStates[state as ItemState]?.number,
};

const { shipWithLabel, cashOut, consignment, ownershipTransfer, directOutbound } = orderKinds;

/** Every other stream that has states, by its heading. */
export const otherMachines: Readonly<Record<string, DrawnMachine>> = {
  'An order that is shipped, with a label or without one': shipWithLabel.machine,
  'A cash-out': cashOut.machine,
  'A consignment': consignment.machine,
  'An ownership transfer': ownershipTransfer.machine,
  'A direct outbound': directOutbound.machine,
  'A package': packageMachine,
  'A repair order': repairMachine,
  'A sale': saleMachine,
  'A shipment into the fulfilment programme': shipmentMachine,
  'An item of such a shipment': shipmentItemMachine,
  'A recharge': rechargeMachine,
  'A shipping label': shippingLabelMachine,
  'A listing': listingMachine,
  'A withdrawal': withdrawalMachine,
  'An announcement': announcementMachine,
  'A batch': batchMachine,
  'The count of a shelf': countMachine,
  'A tote or a box': containerMachine,
  'A line of a bank statement': bankLineMachine,
  'A bulk deposit or deduction': bulkMachine,
  'A month of the books': periodMachine,
  'A wallet adjusted by hand': adjustmentMachine,
  'An account with a channel': channelAccountMachine,
  'What holds channels back': channelSwitchMachine,
  'A product of the short-video shop': shopProductMachine,
};

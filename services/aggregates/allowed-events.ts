import type { OrderKind } from '#contracts/item/order-kinds.ts';
import type { OrderState } from '#contracts/outbound/order-events.ts';
import { announcementMachine } from './announcement/announcement.machine.ts';
import { lifecycle } from './item/lifecycle.machine.ts';
import { listingMachine } from './listing/listing.machine.ts';
import { orderKinds } from './order/order-kinds.ts';
import { packageMachine } from './package/package.machine.ts';
import { rechargeMachine } from './recharge/recharge.machine.ts';
import { repairMachine } from './repair/repair.machine.ts';
import { saleMachine } from './sale/sale.machine.ts';
import { shipmentMachine } from './shipment/shipment.machine.ts';
import { shippingLabelMachine } from './shipping-label/shipping-label.machine.ts';
import { shopProductMachine } from './shop-product/shop-product.machine.ts';
import { containerMachine } from './container/container.machine.ts';
import { countMachine } from './shelf-count/shelf-count.machine.ts';
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts';

/** Which events may follow in a state, by kind of stream: the reads offer actions by it. */
export const allowedEvents = {
  item: lifecycle.allowedEvents,
  listing: listingMachine.allowedEvents,
  order: (kind: OrderKind, state: OrderState) => orderKinds[kind].machine.allowedEvents(state),
  package: packageMachine.allowedEvents,
  recharge: rechargeMachine.allowedEvents,
  sale: saleMachine.allowedEvents,
  repair: repairMachine.allowedEvents,
  shopProduct: shopProductMachine.allowedEvents,
  shipment: shipmentMachine.allowedEvents,
  shippingLabel: shippingLabelMachine.allowedEvents,
  announcement: announcementMachine.allowedEvents,
  container: containerMachine.allowedEvents,
  count: countMachine.allowedEvents,
  withdrawal: withdrawalMachine.allowedEvents,
};

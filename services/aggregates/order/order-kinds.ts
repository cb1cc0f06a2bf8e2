import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { orderKindOf, requestTypeOf, type OrderKind, type RequestType } from '#contracts/item/order-kinds.ts';
import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { handOver } from '../item/hand-over.ts';
import type { Item } from '../item/item-state.ts';
import { cashOutMachine } from './machines/cash-out.machine.ts';
import { consignmentMachine } from './machines/consignment.machine.ts';
import { directOutboundMachine } from './machines/direct-outbound.machine.ts';
import { outboundMachine } from './machines/outbound.machine.ts';
import { ownershipTransferMachine } from './machines/ownership-transfer.machine.ts';
import type { OrderMachine } from './machines/steps.ts';
import { warehouseTransferMachine } from './machines/warehouse-transfer.machine.ts';
import { shippingFee, switchUserFee, transshipmentFee } from '../wallet/postings/fee-postings.ts';
import type { Said } from '../wallet/postings/wallet-posting.ts';
import type { Order } from './order-state.ts';

interface Kind {
  /** On the wire, in events and in columns. */
  code: RequestType;
  machine: OrderMachine;
  /** What happens to each item beside the answer, once the order is approved, or its quotation confirmed. */
  onApproval(order: Order, item: Item): ItemEvent[];
  /** As one fee for the order, or item by item. */
  quoted: 'fee' | 'perItem' | 'no';
  /** The operator buys the goods: what was quoted is paid with the confirmation. */
  isPaidOut: boolean;
  /** How its fee is taken. */
  feePosting?: (said: Said) => WalletPosted;
  /** What an edit may change beside the remark. */
  editable?: 'label' | 'address' | 'priceCents';
}

const nothingElse = () => [];

/** All that differs between the kinds of order, by their names. */
export const orderKinds: Readonly<Record<OrderKind, Kind>> = {
  shipWithLabel: {
    code: requestTypeOf.shipWithLabel,
    machine: outboundMachine,
    onApproval: nothingElse,
    quoted: 'fee',
    isPaidOut: false,
    feePosting: shippingFee,
    editable: 'label',
  },
  reship: {
    code: requestTypeOf.reship,
    machine: outboundMachine,
    onApproval: nothingElse,
    quoted: 'fee',
    isPaidOut: false,
    feePosting: transshipmentFee,
    editable: 'address',
  },
  cashOut: {
    code: requestTypeOf.cashOut,
    machine: cashOutMachine,
    onApproval: ({ oddNo }, item) => [handOver({ item, shopId: selfOperatedShop, reason: 'cashOut', oddNo })],
    quoted: 'perItem',
    isPaidOut: true,
  },
  consignment: {
    code: requestTypeOf.consignment,
    machine: consignmentMachine,
    onApproval: ({ oddNo, platform = '', priceCents = 0 }) => [{ type: 'ConsignmentListed', data: { oddNo, platform, price: priceCents } }],
    quoted: 'no',
    isPaidOut: false,
    editable: 'priceCents',
  },
  ownershipTransfer: {
    code: requestTypeOf.ownershipTransfer,
    machine: ownershipTransferMachine,
    onApproval: ({ oddNo, targetShopId }, item) => [handOver({ item, shopId: targetShopId!, reason: 'ownershipTransfer', oddNo })],
    quoted: 'fee',
    isPaidOut: false,
    feePosting: switchUserFee,
  },
  warehouseTransfer: {
    code: requestTypeOf.warehouseTransfer,
    machine: warehouseTransferMachine,
    onApproval: nothingElse,
    quoted: 'fee',
    isPaidOut: false,
    feePosting: transshipmentFee,
  },
  directOutbound: {
    code: requestTypeOf.directOutbound,
    machine: directOutboundMachine,
    onApproval: nothingElse,
    quoted: 'no',
    isPaidOut: false,
  },
};

/** Whether an order takes the event in its state; an order that does not exist yet takes its application alone. */
export const acceptsOrderEvent = (order: Pick<Order, 'kind' | 'state'> | undefined, event: OrderEvent): boolean => {
  if (order) return orderKinds[order.kind].machine.accepts(order.state, event, undefined);
  return event.type === 'OrderApplied' && orderKinds[orderKindOf(event.data.requestType)].machine.accepts(undefined, event, undefined);
};

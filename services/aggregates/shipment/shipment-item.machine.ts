import { setup } from 'xstate';
import type { ShipmentEvent, ShipmentEventName } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

/** `leftOut`: it never left, and is no part of the shipment any more. */
export type ShipmentItemState = ShipmentStatus | 'leftOut';

/** Whatever is with the carrier or at the centre may come back, whether anybody told so before or not. */
const comesBack = { ShipmentItemsReturned: 'returned', ShipmentItemCameBack: 'returned' } as const;

/** How far one item of a shipment is. */
const machine = setup({ types: { events: {} as ShipmentEvent } }).createMachine({
  id: 'shipment item',
  initial: 'absent',
  states: {
    absent: { on: { ShipmentCreated: 'pendingCreate' } },
    pendingCreate: { on: { ProgrammeInboundCreated: 'readyToShip' } },
    readyToShip: { on: { ShipmentItemsShipped: 'shipping', ShipmentItemReplaced: 'readyToShip', ShipmentItemsLeftOut: 'leftOut' } },
    shipping: { on: { ShipmentItemsScanned: 'inTransit', ...comesBack } },
    inTransit: { on: { ShipmentItemsDelivered: 'delivered', ...comesBack } },
    delivered: { on: { ShipmentItemsReceived: 'received', ShipmentItemsMissing: 'notReceived', ...comesBack } },
    // It may turn up late, closed as its case may be.
    notReceived: { on: { ShipmentItemsReceived: 'received', ShipmentCaseClosed: 'notReceived', ...comesBack } },
    received: { on: { ShipmentItemsAuthenticating: 'authenticating', ...comesBack } },
    authenticating: { on: { ShipmentItemsListed: 'listed', ...comesBack } },
    listed: { on: { ShipmentItemSold: 'listed', ...comesBack } },
    returned: { on: { ShipmentItemCameBack: 'returned' } },
    leftOut: {},
  },
});

export const shipmentItemMachine = stateMachine<ShipmentItemState, ShipmentEvent>(machine, unguarded);

const ofTheWhole: readonly ShipmentEventName[] = ['ShipmentCreated', 'ProgrammeInboundCreated'];

/** The events that tell of single items. */
export const itemEventNames: readonly ShipmentEventName[] = [...new Set(shipmentItemMachine.transitions.map(({ event }) => event))].filter(
  (name) => !ofTheWhole.includes(name),
);

import { setup } from 'xstate';
import type { ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentStage } from '#contracts/fulfilment/shipment-statuses.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { itemEventNames } from './shipment-item.machine.ts';

/** What happens to its items leaves the shipment where it is: how far each of them is, a machine of its own tells. */
const itemsMove = Object.fromEntries(itemEventNames.map((name) => [name, 'open' as const]));

/** A shipment between its seller, its reviewer and the marketplace. */
const machine = setup({ types: { events: {} as ShipmentEvent } }).createMachine({
  id: 'shipment',
  initial: 'absent',
  states: {
    absent: { on: { ShipmentCreated: 'reviewing' } },
    reviewing: { on: { ShipmentApproved: 'creating', ShipmentRejected: 'rejected', ShipmentRecalled: 'recalled' } },
    // The marketplace is asked, and may have answered already when it is recalled.
    creating: { on: { ProgrammeInboundCreated: 'open', ProgrammeInboundRefused: 'rejected', ShipmentRecalled: 'recalled' } },
    open: { on: { ...itemsMove, ShipmentArchived: 'open' } },
    rejected: { on: { ShipmentArchived: 'rejected' } },
    recalled: { on: { ProgrammeInboundCancelled: 'recalled', ShipmentArchived: 'recalled' } },
  },
});

export const shipmentMachine = stateMachine<ShipmentStage, ShipmentEvent>(machine, unguarded);

import { onTheFloor, orderMachine, orderSetup, outward } from './steps.ts';

/** The platform's own order: nobody applied, so nobody reviews. */
export const directOutboundMachine = orderMachine(
  orderSetup.createMachine({
    id: 'directOutbound',
    initial: 'absent',
    states: {
      absent: { on: { OrderApplied: 'pendingOutbound' } },
      pendingOutbound: { on: { ...onTheFloor, OrderCancelled: 'cancelled' } },
      ...outward,
      cancelled: {},
    },
  }),
);

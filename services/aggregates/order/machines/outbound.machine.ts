import { applied, onTheFloor, orderMachine, orderSetup, outward } from './steps.ts';

/** With a label or without one: reviewed, then shipped. */
export const outboundMachine = orderMachine(
  orderSetup.createMachine({
    id: 'outbound',
    initial: 'absent',
    states: {
      absent: applied,
      reviewing: {
        on: {
          OrderQuoted: 'toConfirm',
          OrderApproved: 'pendingOutbound',
          OrderRejected: 'rejected',
          OrderRecalled: 'cancelled',
          OrderEdited: 'reviewing',
        },
      },
      toConfirm: {
        on: {
          OrderConfirmed: 'pendingOutbound',
          OrderCancelled: 'cancelled',
          OrderRecalled: 'cancelled',
          OrderEdited: 'reviewing',
          OrderQuoteWithdrawn: 'reviewing',
        },
      },
      pendingOutbound: { on: { ...onTheFloor, OrderCancelled: 'cancelled' } },
      ...outward,
      rejected: {},
      cancelled: {},
    },
  }),
);

import { applied, orderMachine, orderSetup } from './steps.ts';

/** Approved at once, or after its fee is confirmed. Nothing leaves the warehouse. */
export const ownershipTransferMachine = orderMachine(
  orderSetup.createMachine({
    id: 'ownershipTransfer',
    initial: 'absent',
    states: {
      absent: applied,
      reviewing: {
        on: {
          OrderQuoted: 'toConfirm',
          OrderApproved: 'completed',
          OrderRejected: 'rejected',
          OrderRecalled: 'cancelled',
          OrderEdited: 'reviewing',
        },
      },
      toConfirm: {
        on: {
          OrderConfirmed: 'completed',
          OrderCancelled: 'cancelled',
          OrderRecalled: 'cancelled',
          OrderEdited: 'reviewing',
          OrderQuoteWithdrawn: 'reviewing',
        },
      },
      completed: {},
      rejected: {},
      cancelled: {},
    },
  }),
);

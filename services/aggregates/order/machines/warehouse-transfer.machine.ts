import { applied, onTheFloor, orderMachine, orderSetup, outward } from './steps.ts';

/** Reviewed and sent like goods that leave the house; it ends when all of it is received at the other side, or given up as lost. */
export const warehouseTransferMachine = orderMachine(
  orderSetup.createMachine({
    id: 'warehouseTransfer',
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
      exception: outward.exception,
      outOfWarehouse: {
        on: { OrderTracked: 'outOfWarehouse', TransferReceived: [{ target: 'outOfWarehouse', guard: 'partial' }, { target: 'completed' }] },
      },
      // What was given up as lost turns up at times where it was sent from.
      completed: { on: { TransferItemsFound: 'completed' } },
      rejected: {},
      cancelled: {},
    },
  }),
);

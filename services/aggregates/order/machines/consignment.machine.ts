import { applied, onTheFloor, orderMachine, orderSetup, outward } from './steps.ts';

/** A sold item is owed to its buyer: the order is cancelled only once no item is left in it. */
export const consignmentMachine = orderMachine(
  orderSetup.createMachine({
    id: 'consignment',
    initial: 'absent',
    states: {
      absent: applied,
      reviewing: { on: { OrderApproved: 'consigning', OrderRejected: 'rejected', OrderRecalled: 'cancelled', OrderEdited: 'reviewing' } },
      consigning: {
        on: {
          ConsignmentOrderSold: 'pendingOutbound',
          ConsignmentOrderDelisted: 'cancelled',
          ConsignmentOrderTakenOver: 'groupAccount',
        },
      },
      pendingOutbound: { on: onTheFloor },
      ...outward,
      groupAccount: { on: { OrderCompleted: 'completed' } },
      rejected: {},
      cancelled: {},
    },
  }),
);

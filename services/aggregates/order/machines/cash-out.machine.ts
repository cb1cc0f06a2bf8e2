import { applied, orderMachine, orderSetup } from './steps.ts';

/** Bought by the operator at the quoted prices: there is nothing to approve before the quotation, and nothing to recall after it. */
export const cashOutMachine = orderMachine(
  orderSetup.createMachine({
    id: 'cashOut',
    initial: 'absent',
    states: {
      absent: applied,
      reviewing: { on: { OrderQuoted: 'toConfirm', OrderRejected: 'rejected', OrderRecalled: 'cancelled', OrderEdited: 'reviewing' } },
      toConfirm: {
        on: { OrderConfirmed: 'completed', OrderCancelled: 'cancelled', OrderEdited: 'reviewing', OrderQuoteWithdrawn: 'reviewing' },
      },
      completed: {},
      rejected: {},
      cancelled: {},
    },
  }),
);

import { assign, setup } from 'xstate';
import type { SaleEvent } from '#contracts/sales/sale-events.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';

interface Context {
  /** Its parcel has left. */
  shipped: boolean;
}

const guards = { shipped: ({ shipped }: Context) => shipped };
const factsOf = ({ shipped }: Context): Context => ({ shipped });

/** What may be said of the goods until they leave. */
const terms = <Status extends SaleStatus>(status: Status) => ({ SalePriceChanged: status, SaleLabelled: status }) as const;
const trouble = { SaleIssueRaised: 'withIssue', SaleStateUnknown: 'error' } as const;

/** A person says where it stands; whether its parcel has left, the deciders ask. */
const decided = {
  SaleShipped: { target: 'inProgress', actions: 'ship' },
  SaleIssueSettled: [{ target: 'inProgress', guard: 'shipped' }, { target: 'pending' }],
  SaleProcessed: 'processed',
  SalePaidOut: 'salesCompleted',
  SaleReturned: 'returning',
  SaleCancelled: 'cancelled',
} as const;

const putAway = { SaleArchived: 'archived', SaleClosed: 'closed' } as const;

const machine = setup({
  types: { context: {} as Context, events: {} as SaleEvent },
  guards: guardsOver(guards, factsOf),
  actions: { ship: assign({ shipped: true }) },
}).createMachine({
  id: 'sale',
  context: { shipped: false },
  initial: 'absent',
  states: {
    absent: { on: { SaleReserved: 'running', SaleRecorded: 'pending' } },
    running: { on: { SaleRecorded: 'pending', SaleOversold: 'withIssue', SaleCancelled: 'cancelled', SaleStateUnknown: 'error' } },
    pending: {
      on: {
        ...terms('pending'),
        ...trouble,
        SaleOversold: 'withIssue',
        SaleReassigned: 'pending',
        SaleShipped: { target: 'inProgress', actions: 'ship' },
        SaleCancelled: 'cancelled',
      },
    },
    inProgress: { on: { ...trouble, SaleProcessed: 'processed', SalePaidOut: 'salesCompleted', SaleReturned: 'returning' } },
    withIssue: { on: { ...terms('withIssue'), ...decided, SaleReassigned: 'pending', SaleStateUnknown: 'error' } },
    processed: { on: { ...trouble, SalePaidOut: 'salesCompleted', SaleReturned: 'returning' } },
    salesCompleted: { on: { PayoutCompared: 'salesCompleted', SaleReturned: 'returning', ...putAway } },
    // A consignment is settled with its order, be it on its way back.
    returning: { on: { SalePaidOut: 'returning', SaleRefunded: 'completedWithRefund' } },
    completedWithRefund: { on: putAway },
    cancelled: { on: putAway },
    archived: { on: { SaleClosed: 'closed' } },
    closed: {},
    error: { on: { ...decided, SaleIssueRaised: 'withIssue' } },
  },
});

export const saleMachine = stateMachine<SaleStatus, SaleEvent, Context, Context>(machine, { guards, factsOf });

/** Whether a sale takes the event where it stands. */
export const acceptsSaleEvent = (sale: Context & { status: SaleStatus | undefined }, event: SaleEvent): boolean =>
  saleMachine.accepts(sale.status, event, sale);

import { setup } from 'xstate';
import type { ListingEvent } from '#contracts/listings/listing-events.ts';
import type { ListingStatus } from '#contracts/listings/listing-statuses.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

/** What the guards ask: which operation the channel answered, and how. */
interface Answered {
  op?: 'publish' | 'reprice' | 'withdraw';
  isDone?: boolean;
  isAskedAgain?: boolean;
}

const guards = {
  publish: ({ op }: Answered) => op === 'publish',
  reprice: ({ op }: Answered) => op === 'reprice',
  withdraw: ({ op }: Answered) => op === 'withdraw',
  withdrawAgain: ({ op, isAskedAgain }: Answered) => op === 'withdraw' && isAskedAgain === true,
  publishDone: ({ op, isDone }: Answered) => op === 'publish' && isDone === true,
  publishNotThere: ({ op, isDone }: Answered) => op === 'publish' && isDone === false,
  withdrawDone: ({ op, isDone }: Answered) => op === 'withdraw' && isDone === true,
  withdrawNotThere: ({ op, isDone }: Answered) => op === 'withdraw' && isDone === false,
};

const factsOf = (_: unknown, event: ListingEvent): Answered => {
  switch (event.type) {
    case 'OperationConfirmed':
    case 'OperationLost':
      return { op: event.data.op };
    case 'OperationRefused':
      return { op: event.data.op, isAskedAgain: event.data.again !== undefined };
    case 'OperationFound':
      return { op: event.data.op, isDone: event.data.as === 'done' };
    default:
      return {};
  }
};

/** One offer on one channel. What is asked of the channel changes nothing of where the listing stands until the channel has answered, but for its end. */
const states = staysIn(
  {
    PriceSetByUser: ['publishing', 'live'],
    PriceDecided: ['publishing', 'live'],
    AutoPricingSet: ['publishing', 'live'],
    AutoPricingPaused: ['publishing', 'live'],
    AutoPricingResumed: ['publishing', 'live'],
    ListingDrifted: ['live'],
  },
  {
    absent: { on: { ListingRequested: 'publishing' } },
    publishing: {
      on: {
        OperationConfirmed: [{ target: 'live', guard: 'publish' }],
        OperationRefused: [{ target: 'failed', guard: 'publish' }],
        OperationLost: [{ target: 'unknown', guard: 'publish' }],
        DelistRequested: 'ending',
        ListingSold: 'sold',
      },
    },
    live: {
      on: {
        OperationConfirmed: [{ target: 'live', guard: 'reprice' }],
        OperationRefused: [{ target: 'live', guard: 'reprice' }],
        OperationLost: [{ target: 'unknown', guard: 'reprice' }],
        DelistRequested: 'ending',
        ListingSold: 'sold',
        ListingEndedThere: 'ended',
      },
    },
    // An operation that was sent before may still be answered: the end comes after it.
    ending: {
      on: {
        OperationConfirmed: [
          { target: 'ended', guard: 'withdraw' },
          { target: 'ending', guard: 'publish' },
          { target: 'ending', guard: 'reprice' },
        ],
        OperationRefused: [
          { target: 'ended', guard: 'publish' },
          { target: 'ending', guard: 'reprice' },
          { target: 'ending', guard: 'withdrawAgain' },
          { target: 'live', guard: 'withdraw' },
        ],
        OperationLost: [
          { target: 'unknown', guard: 'withdraw' },
          { target: 'ending', guard: 'publish' },
          { target: 'ending', guard: 'reprice' },
        ],
        OperationFound: [
          { target: 'ended', guard: 'publishNotThere' },
          { target: 'ending', guard: 'publish' },
          { target: 'ending', guard: 'reprice' },
          { target: 'ended', guard: 'withdrawDone' },
        ],
        // Once more, for a reason that is more urgent.
        DelistRequested: 'ending',
        ListingSold: 'sold',
        ListingEndedThere: 'ended',
      },
    },
    unknown: {
      on: {
        // The answer comes after all.
        OperationConfirmed: [
          { target: 'live', guard: 'publish' },
          { target: 'live', guard: 'reprice' },
          { target: 'ended', guard: 'withdraw' },
        ],
        OperationRefused: [
          { target: 'failed', guard: 'publish' },
          { target: 'live', guard: 'reprice' },
          { target: 'ending', guard: 'withdrawAgain' },
          { target: 'live', guard: 'withdraw' },
        ],
        OperationFound: [
          { target: 'live', guard: 'publishDone' },
          { target: 'publishing', guard: 'publishNotThere' },
          { target: 'live', guard: 'reprice' },
          { target: 'ended', guard: 'withdrawDone' },
          { target: 'ending', guard: 'withdrawNotThere' },
        ],
        DelistRequested: 'ending',
        ListingSold: 'sold',
        ListingEndedThere: 'ended',
      },
    },
    failed: {},
    // The buyer may have been there first.
    ended: { on: { ListingSold: 'sold' } },
    sold: {},
  },
);

const machine = setup({ types: { events: {} as ListingEvent }, guards: guardsOver(guards, factsOf) }).createMachine({
  id: 'listing',
  initial: 'absent',
  states,
});

export const listingMachine = stateMachine<ListingStatus, ListingEvent, undefined, Answered>(machine, { guards, factsOf });

export const acceptsListingEvent = ({ status }: { status: ListingStatus | undefined }, event: ListingEvent): boolean =>
  listingMachine.accepts(status, event, undefined);

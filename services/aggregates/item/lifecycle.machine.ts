import { assign, setup } from 'xstate';
import type { ItemEvent, ItemEventName } from '#contracts/item/item-events.ts';
import type { RequestType } from '#contracts/item/request-types.ts';

/** What an occurrence tells the guards, beside its name. */
interface Facts {
  /** Whether the item is defective once the event has happened. */
  defective: boolean;
  requestType?: RequestType;
  awaits?: Awaits;
}

/** What an item that is set to available, or whose receipt was cancelled, needs next; nothing under an older table. */
export type Awaits = Extract<ItemEvent, { type: 'ItemSetAvailable' | 'InboundCancelled' }>['data']['awaits'];

/** An item event as the machine sees it. `defective` is the finding of an inspection. */
export type LifecycleEvent = {
  [Name in ItemEventName]: { type: Name; defective?: boolean; requestType?: RequestType; awaits?: Awaits };
}[ItemEventName];

export const guards = {
  qualified: (facts: Facts) => !facts.defective,
  defective: (facts: Facts) => facts.defective,
  toShip: (facts: Facts) => facts.requestType === 3 || facts.requestType === 4,
  toCashOut: (facts: Facts) => facts.requestType === 5,
  toConsign: (facts: Facts) => facts.requestType === 6,
  toSwitchOwner: (facts: Facts) => facts.requestType === 7,
  toReceive: (facts: Facts) => facts.awaits === 'receipt',
  toInspect: (facts: Facts) => facts.awaits === 'inspection',
  toShelve: (facts: Facts) => facts.awaits === 'shelving',
};
export type GuardName = keyof typeof guards;

interface Context {
  defective: boolean;
}

const factsAfter = (context: Context, event: LifecycleEvent): Facts => {
  const inspected = event.type === 'ItemInspected' ? event.defective === true : context.defective;
  return { defective: inspected || event.type === 'RepairFailed', requestType: event.requestType, awaits: event.awaits };
};

/** Every end of a journey that leaves the item in the warehouse: sound goods are available, the others are an issue. */
const back = [
  { target: '#item.available', guard: 'qualified' },
  { target: '#item.issue', guard: 'defective' },
] as const;

const backAsInspected = [
  { target: '#item.available', guard: 'qualified', actions: 'judge' },
  { target: '#item.issue', guard: 'defective', actions: 'judge' },
] as const;

const setAvailable = [{ target: '#item.received', guard: 'toInspect' }, { target: '#item.inspected', guard: 'toShelve' }, ...back] as const;

/** A scan that is undone during the count leaves the unit expected, like those of its parcel that were not scanned. */
const inboundCancelled = [{ target: '#item.forecast', guard: 'toReceive' }, { target: '#item.unknown' }] as const;

const request = [
  { target: '#item.outbounding.reviewing', guard: 'toShip' },
  { target: '#item.cashingOut.reviewing', guard: 'toCashOut' },
  { target: '#item.onConsignment.reviewing', guard: 'toConsign' },
  { target: '#item.switchingOwner.reviewing', guard: 'toSwitchOwner' },
] as const;

const fromShelf = {
  ItemInspected: backAsInspected,
  ItemRequested: request,
  DirectOutboundOrdered: '#item.outbounding.pending',
  RepairApplied: '#item.repairing.inWork',
  ShelvingUndone: '#item.inspected',
} as const;

/**
 * The life of one physical item, keyed by event names. The only transition table of the product: `lifecycle.ts` derives from it what deciders ask,
 * and `docs/lifecycle.md` draws it. `absent` stands for a ONE ID that has no events.
 */
export const lifecycleMachine = setup({
  types: { context: {} as Context, input: {} as Partial<Context>, events: {} as LifecycleEvent },
  guards: {
    qualified: ({ context, event }) => guards.qualified(factsAfter(context, event)),
    defective: ({ context, event }) => guards.defective(factsAfter(context, event)),
    toShip: ({ context, event }) => guards.toShip(factsAfter(context, event)),
    toCashOut: ({ context, event }) => guards.toCashOut(factsAfter(context, event)),
    toConsign: ({ context, event }) => guards.toConsign(factsAfter(context, event)),
    toSwitchOwner: ({ context, event }) => guards.toSwitchOwner(factsAfter(context, event)),
    toReceive: ({ context, event }) => guards.toReceive(factsAfter(context, event)),
    toInspect: ({ context, event }) => guards.toInspect(factsAfter(context, event)),
    toShelve: ({ context, event }) => guards.toShelve(factsAfter(context, event)),
  },
  actions: {
    judge: assign({ defective: ({ context, event }) => factsAfter(context, event).defective }),
  },
}).createMachine({
  id: 'item',
  context: ({ input }) => ({ defective: input?.defective ?? false }),
  initial: 'absent',
  states: {
    absent: { on: { ItemForecast: 'forecast', ItemReceived: 'received' } },
    forecast: {
      on: {
        ItemForecastAmended: 'forecast',
        ItemForecastCancelled: 'cancelled',
        ItemForecastExpired: 'expired',
        ItemReceived: 'received',
      },
    },
    cancelled: {},
    // A late parcel is still received.
    expired: { on: { ItemReceived: 'received' } },
    received: {
      on: {
        ItemInspected: { target: 'inspected', actions: 'judge' },
        InboundCancelled: inboundCancelled,
        ItemOwnerChanged: 'received',
      },
    },
    inspected: {
      on: {
        ItemInspected: { target: 'inspected', actions: 'judge' },
        ItemShelved: back,
        InboundCancelled: inboundCancelled,
        ItemOwnerChanged: 'inspected',
      },
    },
    // Cost and source can be edited while the item is available, and only then (R5.01).
    available: {
      on: { ...fromShelf, ItemMoved: 'available', ShortPickUndone: 'available', ItemOwnerChanged: 'available', ItemCostChanged: 'available' },
    },
    issue: { on: { ...fromShelf, ItemMoved: 'issue', ShortPickUndone: 'issue', ItemOwnerChanged: 'issue', ItemCostChanged: 'issue' } },
    outbounding: {
      initial: 'reviewing',
      states: {
        reviewing: { on: { RequestQuoted: 'toConfirm', RequestApproved: 'pending', RequestRejected: back, RequestRecalled: back } },
        toConfirm: { on: { RequestConfirmed: 'pending', RequestCancelled: back, RequestRecalled: back } },
        // Only an administrator takes an approved order back (R4.39), or the platform its own direct outbound.
        pending: { on: { ItemPicked: 'picked', ItemShortPicked: back, RequestCancelled: back } },
        picked: { on: { PickUndone: 'pending', ItemPacked: 'packed' } },
        packed: { on: { ItemShipped: '#item.outOfWarehouse.shipped' } },
      },
    },
    cashingOut: {
      initial: 'reviewing',
      states: {
        reviewing: { on: { RequestQuoted: 'quoted', RequestRejected: back, RequestRecalled: back } },
        // Confirmed goods are back on the shelf at once; the change of owner to shop 1 follows in the same command.
        quoted: { on: { RequestConfirmed: back, RequestCancelled: back } },
      },
    },
    onConsignment: {
      initial: 'reviewing',
      states: {
        reviewing: { on: { RequestApproved: 'listed', RequestRejected: back, RequestRecalled: back } },
        listed: { on: { ConsignmentListed: 'listed', ConsignmentSold: 'sold', ConsignmentDelisted: back } },
        sold: { on: { ItemPicked: 'picked', ItemShortPicked: back } },
        picked: { on: { PickUndone: 'sold', ItemPacked: 'packed' } },
        packed: { on: { ItemShipped: '#item.outOfWarehouse.shipped' } },
      },
    },
    switchingOwner: {
      initial: 'reviewing',
      states: {
        reviewing: { on: { RequestQuoted: 'toConfirm', RequestApproved: back, RequestRejected: back, RequestRecalled: back } },
        toConfirm: { on: { RequestConfirmed: back, RequestCancelled: back, RequestRecalled: back } },
      },
    },
    repairing: {
      initial: 'inWork',
      states: {
        inWork: {
          on: {
            // A repaired item is inspected again before it returns to a shelf.
            ItemRepaired: '#item.received',
            RepairFailed: { target: '#item.issue', actions: 'judge' },
            RepairCancelled: back,
            RepairRejected: back,
            RepairBoxLost: 'boxLost',
          },
        },
        boxLost: { on: { LostBoxFound: 'inWork' } },
      },
    },
    outOfWarehouse: {
      initial: 'shipped',
      states: { shipped: { on: { ItemReturned: 'returned' } }, returned: {} },
    },
    // A unit whose scan was undone may be scanned again; otherwise an administrator decides (R4.44). It lies on no shelf, and may never have been inspected.
    unknown: { on: { ItemReceived: 'received', ItemSetAvailable: setAvailable, ItemOwnerChanged: 'unknown' } },
  },
});

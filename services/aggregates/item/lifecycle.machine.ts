import { assign, setup } from 'xstate';
import { isDefective } from '#contracts/item/inspection-results.ts';
import type { ItemEvent, ItemEventName } from '#contracts/item/item-events.ts';
import { itemStateNames, type ItemState } from '#contracts/item/item-states.ts';
import { orderKindOf, type OrderKind } from '#contracts/item/order-kinds.ts';
import { guardsOver, stateMachine } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

/** What the guards ask. */
export interface LifecycleFacts {
  /** Whether the item is defective once the event has happened. */
  defective: boolean;
  kind?: OrderKind;
  awaits?: Awaits;
  /** Of an item that was not there to be picked: it is to be found before it is offered again. */
  sought?: boolean;
}

/** What an item that is set to available, or whose receipt was cancelled, needs next; nothing under an older table. */
export type Awaits = Extract<ItemEvent, { type: 'ItemSetAvailable' | 'InboundCancelled' }>['data']['awaits'];

interface Context {
  defective: boolean;
}

const guards = {
  qualified: ({ defective }: LifecycleFacts) => !defective,
  defective: ({ defective }: LifecycleFacts) => defective,
  toShip: ({ kind }: LifecycleFacts) => kind === 'shipWithLabel' || kind === 'reship' || kind === 'warehouseTransfer',
  toCashOut: ({ kind }: LifecycleFacts) => kind === 'cashOut',
  toConsign: ({ kind }: LifecycleFacts) => kind === 'consignment',
  toSwitchOwner: ({ kind }: LifecycleFacts) => kind === 'ownershipTransfer',
  toReceive: ({ awaits }: LifecycleFacts) => awaits === 'receipt',
  toInspect: ({ awaits }: LifecycleFacts) => awaits === 'inspection',
  toShelve: ({ awaits }: LifecycleFacts) => awaits === 'shelving',
  sought: ({ sought }: LifecycleFacts) => sought === true,
};

const factsOf = (before: Context, event: ItemEvent): LifecycleFacts => {
  switch (event.type) {
    case 'ItemInspected':
      return { defective: isDefective(event.data.result) };
    case 'RepairFailed':
      return { defective: true };
    case 'ItemRequested':
      return { defective: before.defective, kind: orderKindOf(event.data.requestType) };
    case 'ItemShortPicked':
      return { defective: before.defective, sought: event.data.sought === true };
    case 'ItemSetAvailable':
    case 'InboundCancelled':
      return { defective: before.defective, awaits: event.data.awaits };
    default:
      return { defective: before.defective };
  }
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

const short = [{ target: '#item.missing.sought', guard: 'sought' }, ...back] as const;

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
  ItemMissed: '#item.missing.sought',
} as const;

/** On a shelf of the warehouse that misses it; or, lost in transit, where it was sent from, to be shelved next. */
const turningUp = { ItemFound: back, ItemArrived: '#item.inspected' } as const;

const onShelf: readonly ItemState[] = ['available', 'issue'];
/** What was listed once may be anywhere by the time that its channel confirms the end. */
const everReceived: readonly ItemState[] = itemStateNames.filter((state) => !['forecast', 'cancelled', 'expired'].includes(state));

/** What happens to an item and leaves it where it is. */
const staying: Partial<Record<ItemEventName, readonly ItemState[]>> = {
  ItemForecastAmended: ['forecast'],
  ItemMoved: onShelf,
  ShortPickUndone: onShelf,
  ItemOwnerChanged: ['received', 'inspected', ...onShelf, 'unknown'],
  // Cost and source can be edited while the item is available, and only then (R5.01).
  ItemCostChanged: onShelf,
  ConsignmentListed: ['onConsignment.listed'],
  // Only what is available and sound is offered for sale (R5.15).
  ItemListed: ['available'],
  ItemUnlisted: everReceived,
};

/** The life of one physical item, keyed by event names. `absent` stands for a ONE ID that has no events. */
const machine = setup({
  types: { context: {} as Context, input: {} as Partial<Context>, events: {} as ItemEvent },
  guards: guardsOver(guards, factsOf),
  actions: {
    judge: assign({ defective: ({ context, event }) => factsOf(context, event).defective }),
  },
}).createMachine({
  id: 'item',
  context: ({ input }) => ({ defective: input?.defective ?? false }),
  initial: 'absent',
  states: staysIn(staying, {
    absent: { on: { ItemForecast: 'forecast', ItemReceived: 'received' } },
    forecast: {
      on: {
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
      },
    },
    inspected: {
      on: {
        ItemInspected: { target: 'inspected', actions: 'judge' },
        ItemShelved: back,
        InboundCancelled: inboundCancelled,
      },
    },
    available: { on: fromShelf },
    issue: { on: fromShelf },
    outbounding: {
      initial: 'reviewing',
      states: {
        reviewing: { on: { RequestQuoted: 'toConfirm', RequestApproved: 'pending', RequestRejected: back, RequestRecalled: back } },
        toConfirm: { on: { RequestConfirmed: 'pending', RequestCancelled: back, RequestRecalled: back } },
        // Only an administrator takes an approved order back (R4.39), or the platform its own direct outbound.
        pending: { on: { ItemPicked: 'picked', ItemShortPicked: short, RequestCancelled: back } },
        // Off its shelf already: it walks back to one, as after an inspection, and is available only there.
        picked: { on: { PickUndone: 'pending', ItemPacked: 'packed', RequestCancelled: '#item.inspected' } },
        packed: { on: { ItemShipped: '#item.outOfWarehouse.shipped', ItemDispatched: 'inTransit', RequestCancelled: '#item.inspected' } },
        // It was inspected before, and is available once it lies on a shelf there.
        inTransit: { on: { ItemArrived: '#item.inspected', ItemLostInTransit: '#item.missing.sought' } },
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
        listed: { on: { ConsignmentSold: 'sold', ConsignmentDelisted: back } },
        sold: { on: { ItemPicked: 'picked', ItemShortPicked: short } },
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
    missing: {
      initial: 'sought',
      states: {
        sought: { on: { ...turningUp, ShortPickUndone: back, WriteOffRequested: 'writingOff' } },
        writingOff: { on: { ...turningUp, WriteOffRejected: 'sought', ItemWrittenOff: '#item.writtenOff' } },
      },
    },
    // What was given up turns up at times.
    writtenOff: { on: turningUp },
    // A unit whose scan was undone may be scanned again; otherwise an administrator decides (R4.44). It lies on no shelf, and may never have been inspected.
    unknown: { on: { ItemReceived: 'received', ItemSetAvailable: setAvailable } },
  }),
});

export const lifecycle = stateMachine<ItemState, ItemEvent, Context, LifecycleFacts>(machine, { guards, factsOf });

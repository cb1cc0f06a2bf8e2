import { setup } from 'xstate';
import type { PackageEvent, PackageStatus } from '#contracts/forecast/package-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';
import { staysIn } from '#kernel/machines/stays-in.ts';

/** What happens to a package and leaves it where it is. */
const staying: Partial<Record<PackageEvent['type'], readonly PackageStatus[]>> = {
  PackageAmended: ['scheduled'],
  PackageUnitReceived: ['arrived'],
  // An item that somebody set available after the inbound was cancelled can still have its receipt undone.
  PackageUnitUndone: ['arrived', 'received', 'checked', 'cancelled', 'returned'],
  PackageClaimed: ['arrived', 'received', 'checked'],
  DifferenceResolved: ['received', 'checked'],
};

const machine = setup({ types: { events: {} as PackageEvent } }).createMachine({
  id: 'package',
  initial: 'absent',
  states: staysIn(staying, {
    // One that nobody told of begins with its arrival.
    absent: { on: { PackageForecast: 'scheduled', PackageArrived: 'arrived' } },
    scheduled: {
      on: { PackageCancelled: 'cancelled', PackageExpired: 'expired', PackageArrived: 'arrived' },
    },
    // A late parcel is still received.
    expired: { on: { PackageArrived: 'arrived' } },
    arrived: {
      on: {
        PackageCounted: 'received',
        PackageInboundCancelled: 'cancelled',
        PackageReturned: 'returned',
      },
    },
    received: {
      on: {
        // A second parcel brings what the first left short.
        PackageArrived: 'arrived',
        PackageChecked: 'checked',
        PackageInboundCancelled: 'cancelled',
      },
    },
    checked: {},
    cancelled: {},
    returned: {},
  }),
});

export const packageMachine = stateMachine<PackageStatus, PackageEvent>(machine, unguarded);

/** Whether a package in this status takes the event. */
export const acceptsPackageEvent = ({ status }: { status: PackageStatus | undefined }, event: PackageEvent): boolean =>
  packageMachine.accepts(status, event, undefined);

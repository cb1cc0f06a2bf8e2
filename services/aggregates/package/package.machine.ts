import { setup } from 'xstate';
import type { PackageEvent, PackageStatus } from '#contracts/forecast/package-events.ts';
import { stateMachine, unguarded } from '#kernel/machines/state-machine.ts';

const machine = setup({ types: { events: {} as PackageEvent } }).createMachine({
  id: 'package',
  initial: 'absent',
  states: {
    // One that nobody told of begins with its arrival.
    absent: { on: { PackageForecast: 'scheduled', PackageArrived: 'arrived' } },
    scheduled: {
      on: { PackageAmended: 'scheduled', PackageCancelled: 'cancelled', PackageExpired: 'expired', PackageArrived: 'arrived' },
    },
    // A late parcel is still received.
    expired: { on: { PackageArrived: 'arrived' } },
    arrived: {
      on: {
        PackageUnitReceived: 'arrived',
        PackageUnitUndone: 'arrived',
        PackageClaimed: 'arrived',
        PackageCounted: 'received',
        PackageInboundCancelled: 'cancelled',
        PackageReturned: 'returned',
      },
    },
    received: {
      on: {
        // A second parcel brings what the first left short.
        PackageArrived: 'arrived',
        PackageUnitUndone: 'received',
        PackageClaimed: 'received',
        DifferenceResolved: 'received',
        PackageChecked: 'checked',
        PackageInboundCancelled: 'cancelled',
      },
    },
    checked: { on: { PackageUnitUndone: 'checked', PackageClaimed: 'checked', DifferenceResolved: 'checked' } },
    // An item that somebody set available after the inbound was cancelled can still have its receipt undone.
    cancelled: { on: { PackageUnitUndone: 'cancelled' } },
    returned: { on: { PackageUnitUndone: 'returned' } },
  },
});

export const packageMachine = stateMachine<PackageStatus, PackageEvent>(machine, unguarded);

/** Whether a package in this status takes the event. */
export const acceptsPackageEvent = ({ status }: { status: PackageStatus | undefined }, event: PackageEvent): boolean =>
  packageMachine.accepts(status, event, undefined);

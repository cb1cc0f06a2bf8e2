import type { Rejection } from '#contracts/kernel/rejection.ts';
import { addressFaults } from '#contracts/requests/address-faults.ts';

/** A parcel can be sent there. */
export const requireCompleteAddress = (address: Parameters<typeof addressFaults>[0]): Rejection | undefined => addressFaults(address)[0];

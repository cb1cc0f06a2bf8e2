import type { Rejection } from '#contracts/kernel/rejection.ts';
import { addressFaults } from '#contracts/requests/address-faults.ts';

/** A parcel can be sent there. */
export const requireCompleteAddress = (address: Parameters<typeof addressFaults>[0]): Rejection | undefined => addressFaults(address)[0];

/** To each of several boxes; a refusal names the box. */
export const requireCompleteAddresses = (boxes: readonly { address: Parameters<typeof addressFaults>[0] }[]): Rejection | undefined => {
  for (const [index, { address }] of boxes.entries()) {
    const refusal = requireCompleteAddress(address);
    if (refusal) return { ...refusal, field: `boxes.${index}.${refusal.field}` };
  }
  return undefined;
};

import { isLabelCode } from '#contracts/labels/label-code.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';

const kind = 'tracking-number';

/** Only what the dock can scan finds its parcel (R5.45–R5.47). */
export const requireScannable = (logNo: string): Rejection | undefined =>
  isLabelCode(logNo) ? undefined : reject('TrackingNumberInvalid', { field: 'logNo', params: { logNo } });

/** A tracking number belongs to one open package: from its forecast or arrival until it is checked, cancelled or expired. */
export const claimTrackingNumber = (logNo: string, preId: string): Claim => ({
  kind,
  key: logNo,
  owner: preId,
  otherwise: reject('TrackingNumberInUse', { field: 'logNo', params: { logNo } }),
});

export const releaseTrackingNumber = (logNo: string, preId: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({ kind, key: logNo, owner: preId });

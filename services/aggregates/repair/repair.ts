import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { repairAllows, type RepairStep } from '#contracts/repair/repair-actions.ts';
import type { RepairEvent, RepairStatus } from '#contracts/repair/repair-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** A repair order for one item. */
export interface Repair {
  /** Undefined for a number that has no events. */
  status: RepairStatus | undefined;
  repairNo: string;
  shopId: number;
  warehouseId: string;
  oneId: string;
  project: readonly string[];
  beforePhotos: readonly string[];
  costCents: number;
  applicantId: string;
  /** Where the repair stood when its box was lost. */
  lostIn?: RepairStatus;
}

export const noRepair: Repair = {
  status: undefined,
  repairNo: '',
  shopId: 0,
  warehouseId: '',
  oneId: '',
  project: [],
  beforePhotos: [],
  costCents: 0,
  applicantId: '',
};

export const evolveRepair = (repair: Repair, event: RepairEvent): Repair => {
  switch (event.type) {
    case 'RepairOrderApplied':
      return { ...event.data, status: 'applied' };
    case 'RepairOrderEdited':
      return { ...repair, ...event.data };
    case 'RepairOrderApproved':
      return { ...repair, status: 'approved' };
    case 'RepairOrderStarted':
      return { ...repair, ...event.data, status: 'started' };
    case 'RepairOrderRejected':
      return { ...repair, status: 'rejected' };
    case 'RepairOrderCancelled':
      return { ...repair, status: 'cancelled' };
    case 'RepairOrderCompleted':
      return { ...repair, status: 'completed' };
    case 'RepairOrderFailed':
      return { ...repair, status: 'failed' };
    case 'RepairOrderBoxLost':
      return { ...repair, status: 'boxLost', lostIn: repair.status };
    case 'RepairOrderBoxFound':
      return { ...repair, status: repair.lostIn, lostIn: undefined };
  }
};

export const repairStream = streamType<Repair, RepairEvent>({
  prefix: 'repair',
  initial: noRepair,
  evolve: evolveRepair,
  tags: (repair) => ({
    shopIds: [repair.shopId],
    warehouseId: repair.warehouseId,
    oneId: repair.oneId,
    ...(repair.status && { state: repair.status }),
  }),
});

/** `RepairStatusForbids` in the wrong status; `NotFound` when there is no such repair order. */
export const mayHappenToRepair = (repair: Repair, step: RepairStep): Rejection | undefined => {
  if (repair.status === undefined) return reject('NotFound', { field: 'repairNo' });
  if (repairAllows(repair.status, step)) return undefined;
  return reject('RepairStatusForbids', { field: 'repairNo', params: { repairNo: repair.repairNo, status: repair.status } });
};

import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RepairEvent, RepairStatus } from '#contracts/repair/repair-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { acceptsRepairEvent, repairMachine } from './repair.machine.ts';

/** A repair order for one item. */
export interface Repair {
  /** Undefined for a number that has no events. */
  status: RepairStatus | undefined;
  /** Number of its events. */
  version: number;
  repairNo: string;
  shopId: number;
  warehouseId: string;
  oneId: string;
  project: readonly string[];
  beforePhotos: readonly string[];
  /** What is to be done, each at its price; an order of before these were kept names its project alone. */
  works?: readonly { name: string; priceCents: number }[] | undefined;
  costCents: number;
  /** How often what is to be done was edited. */
  edits: number;
  /** What its wallet has paid, and not got back. */
  chargedCents: number;
  /** How often it has paid. */
  charges: number;
  /** What went back when its box was lost. */
  owedCents: number;
  applicantId: string;
  /** To whom its task was given. */
  operatorId?: string | undefined;
  /** In which its item lies, once it is in work. */
  box?: string | undefined;
  /** Of the round that it was put into. */
  batchNo?: string | undefined;
  /** Where the repair stood when its box was lost. */
  lostIn?: RepairStatus | undefined;
}

export const noRepair: Repair = {
  status: undefined,
  version: 0,
  repairNo: '',
  shopId: 0,
  warehouseId: '',
  oneId: '',
  project: [],
  beforePhotos: [],
  costCents: 0,
  edits: 0,
  chargedCents: 0,
  charges: 0,
  owedCents: 0,
  applicantId: '',
};

/** An event that the machine does not know here was appended under an older one: its facts hold, the status stays. */
export const evolveRepair = (repair: Repair, event: RepairEvent): Repair => ({
  ...repair,
  ...whatChanges(repair, event),
  version: repair.version + 1,
  status: repairMachine.next(repair.status, event, repair) ?? repair.status,
});

const whatChanges = (repair: Repair, event: RepairEvent): Partial<Repair> => {
  switch (event.type) {
    case 'RepairOrderApplied':
      return event.data;
    case 'RepairOrderStarted':
      return { beforePhotos: event.data.beforePhotos, box: event.data.box };
    case 'RepairTaskAssigned':
      return { operatorId: event.data.operatorId };
    case 'RepairTaskReverted':
      return { operatorId: undefined };
    case 'RepairOrderBatched':
      return { batchNo: event.data.batchNo };
    case 'RepairOrderEdited':
      return { ...event.data, works: event.data.works, edits: repair.edits + 1 };
    case 'RepairOrderBoxLost':
      return { lostIn: repair.status, chargedCents: 0, owedCents: repair.chargedCents };
    case 'RepairOrderBoxFound':
      return { lostIn: undefined, owedCents: 0, ...charged(repair, event.data.chargedCents) };
    case 'RepairOrderApproved':
      return charged(repair, event.data.chargedCents);
    case 'RepairOrderCancelled':
    case 'RepairOrderFailed':
      return { chargedCents: 0 };
    case 'RepairOrderPicked':
    case 'RepairOrderMovedToToday':
    case 'RepairOrderRejected':
    case 'RepairOrderCompleted':
      return {};
  }
};

const charged = ({ charges }: Repair, chargedCents = 0): Partial<Repair> => (chargedCents > 0 ? { chargedCents, charges: charges + 1 } : {});

export const repairStream = streamType<Repair, RepairEvent>({
  prefix: 'repair',
  initial: noRepair,
  evolve: evolveRepair,
  accepts: acceptsRepairEvent,
  tags: (repair) => ({
    shopIds: [repair.shopId],
    warehouseId: repair.warehouseId,
    oneId: repair.oneId,
    ...(repair.status && { state: repair.status }),
  }),
});

export type LoadedRepair = LoadedFrom<typeof repairStream>;

/** `RepairStatusForbids` in the wrong status; `NotFound` when there is no such repair order. */
export const requireRepairAllows = (repair: Repair, event: RepairEvent['type'], field = 'repairNo'): Rejection | undefined => {
  if (repair.status === undefined) return reject('NotFound', { field });
  if (repairMachine.mayOccur(repair.status, event)) return undefined;
  return reject('RepairStatusForbids', { field, params: { repairNo: repair.repairNo, status: repair.status } });
};

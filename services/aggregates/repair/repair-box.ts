import { boxColours, isFirstBox, type BoxColour, type RepairBoxEvent } from '#contracts/repair/repair-boxes.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { Count } from '#kernel/commands/decision.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';

/** A box of the repair shop, as far as it has events: those that every shop begins with have none. */
export interface RepairBox {
  added: boolean;
  retired: boolean;
  /** Undefined for one that is called as its colour. */
  name: string | undefined;
  colour: BoxColour | undefined;
}

export const noRepairBox: RepairBox = { added: false, retired: false, name: undefined, colour: undefined };

export const repairBoxStream = streamType<RepairBox, RepairBoxEvent>({
  prefix: 'repairbox',
  initial: noRepairBox,
  evolve: (box, event) => {
    switch (event.type) {
      case 'RepairBoxAdded':
        return { ...box, added: true, name: event.data.name, colour: event.data.colour };
      case 'RepairBoxRenamed':
        return { ...box, name: event.data.name };
      case 'RepairBoxRetired':
        return { ...box, retired: true };
    }
  },
  tags: () => ({}),
});

export type LoadedRepairBox = LoadedFrom<typeof repairBoxStream>;

export const isInUse = (boxId: string, { added, retired }: RepairBox): boolean => !retired && (added || isFirstBox(boxId));

/** What a box is called, in English where it is called as its colour. */
export const boxName = (boxId: string, { name }: RepairBox): string => name ?? (isFirstBox(boxId) ? boxColours[boxId].en : boxId);

export const requireBoxInUse = (boxId: string | undefined, box: RepairBox): Rejection | undefined =>
  boxId === undefined || isInUse(boxId, box) ? undefined : reject('RepairBoxUnknown', { field: 'box' });

/** How many items lie in a box: a sum across repairs, kept by the append. */
const counter = 'repair-box-load';
const full = 1_000_000_000;

/** An item is laid into a box; rejected where the box was retired a moment ago. */
export const countIntoBox = (boxId: string | undefined): Count[] =>
  boxId === undefined ? [] : [{ counter, key: boxId, by: 1, max: full - 1, otherwise: reject('RepairBoxUnknown', { field: 'box' }) }];

export const countOutOfBox = (boxId: string | undefined): Count[] => (boxId === undefined ? [] : [{ counter, key: boxId, by: -1 }]);

/** A box is retired; rejected with `RepairBoxInUse` unless it is empty. It stays full for ever, so that whoever is about to use it is rejected. */
export const countRetired = (boxId: string, name: string): Count[] => [
  { counter, key: boxId, by: full, max: full, otherwise: reject('RepairBoxInUse', { field: 'boxId', params: { name } }) },
];

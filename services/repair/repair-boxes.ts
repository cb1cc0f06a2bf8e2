import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import {
  addRepairBoxEndpoint,
  boxColours,
  firstBoxes,
  renameRepairBoxEndpoint,
  retireRepairBoxEndpoint,
  type RepairBoxEvent,
} from '#contracts/repair/repair-boxes.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Claim, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { boxName, countRetired, isInUse, repairBoxStream, type LoadedRepairBox, type RepairBox } from '../aggregates/repair/repair-box.ts';

/** By id: those that every shop begins with, whose names nobody has claimed as long as they are called as their colours. */
type FirstBoxes = ReadonlyMap<(typeof firstBoxes)[number], RepairBox>;

const nameOf = (boxId: string, name: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'repair-box-name',
  key: name.toUpperCase(),
  owner: boxId,
});
const taken = (name: string): Rejection => reject('RepairBoxNameTaken', { field: 'name', params: { name } });
const claimName = (boxId: string, name: string): Claim => ({ ...nameOf(boxId, name), otherwise: taken(name) });

/** In both languages: a box that is called as its colour is shown in that of its reader. */
const requireNameFree = (boxId: string, name: string, first: FirstBoxes): Rejection | undefined => {
  const isCalledSo = ([id, box]: [(typeof firstBoxes)[number], RepairBox]): boolean => {
    const { en, zh } = boxColours[id];
    return id !== boxId && box.name === undefined && !box.retired && [en, zh].some((word) => word.toUpperCase() === name.toUpperCase());
  };
  return [...first].some(isCalledSo) ? taken(name) : undefined;
};

interface WithFirst {
  first: FirstBoxes;
}

export const addRepairBox = (
  { body: { name, colour } }: CommandOf<typeof addRepairBoxEndpoint>,
  { box, first }: WithFirst & { box: NewStream<RepairBoxEvent> },
): Decision =>
  requireNameFree(box.id, name, first) ?? {
    ...accept(change(box, { type: 'RepairBoxAdded', data: { boxId: box.id, name, colour } })),
    claims: [claimName(box.id, name)],
  };

/** What lies in it stays there: repairs name it by its id. */
export const renameRepairBox = (
  { body: { boxId, name } }: CommandOf<typeof renameRepairBoxEndpoint>,
  { box, first }: WithFirst & { box: LoadedRepairBox },
): Decision => {
  if (!isInUse(boxId, box)) return reject('NotFound', { field: 'boxId' });
  const refusal = requireNameFree(boxId, name, first);
  if (refusal) return refusal;
  const renamed = accept(change(box, { type: 'RepairBoxRenamed', data: { boxId, name } }));
  if (box.name?.toUpperCase() === name.toUpperCase()) return renamed;
  return { ...renamed, claims: [claimName(boxId, name)], ...(box.name !== undefined && { releases: [nameOf(boxId, box.name)] }) };
};

export const retireRepairBox = ({ body: { boxId } }: CommandOf<typeof retireRepairBoxEndpoint>, { box }: { box: LoadedRepairBox }): Decision => {
  if (!isInUse(boxId, box)) return reject('NotFound', { field: 'boxId' });
  return {
    ...accept(change(box, { type: 'RepairBoxRetired', data: { boxId } })),
    counts: countRetired(boxId, boxName(boxId, box)),
    ...(box.name !== undefined && { releases: [nameOf(boxId, box.name)] }),
  };
};

const loadFirst = async (load: Load): Promise<FirstBoxes> => {
  const boxes = await load.many(repairBoxStream, [...firstBoxes]);
  return new Map(firstBoxes.map((boxId, index) => [boxId, boxes[index]!]));
};

export const addRepairBoxRoute = commandRoute(addRepairBoxEndpoint, async ({ body, now, numbers }, load) => {
  const box = load.create(repairBoxStream, numbers.reference(now));
  return toOutcome(addRepairBox({ body }, { box, first: await loadFirst(load) }), { boxId: box.id, name: body.name });
});

export const renameRepairBoxRoute = commandRoute(renameRepairBoxEndpoint, async ({ body }, load) => {
  const box = await load.one(repairBoxStream, body.boxId);
  return toOutcome(renameRepairBox({ body }, { box, first: await loadFirst(load) }), body);
});

export const retireRepairBoxRoute = commandRoute(retireRepairBoxEndpoint, async ({ body }, load) => {
  const box = await load.one(repairBoxStream, body.boxId);
  return toOutcome(retireRepairBox({ body }, { box }), { boxId: body.boxId, name: boxName(body.boxId, box) });
});

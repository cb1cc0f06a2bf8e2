import { pickItemEndpoint, type getPickList, shortPickEndpoint, undoPickEndpoint, undoShortPickEndpoint } from '#contracts/outbound/picking.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { marksOf, type Mark, type ProgressMarks } from '#web/ui/floor/page/segments.tsx';

/** One order, or a batch in one round. */
export type PickWork = { oddNo: string } | { batchNo: string };

export type PickList = DataOf<typeof getPickList>;
export type PickUnit = PickList['items'][number];

/** The list as the picker made it: scans that the server has not confirmed count as done. */
export const withPending = (items: readonly PickUnit[], pending: readonly WaitingCall[]): readonly PickUnit[] =>
  pending.reduce<readonly PickUnit[]>((before, { address, body }) => {
    const progress = progressAfter[address.name];
    if (!progress) return before;
    return before.map((unit) =>
      unit.oneId === body['oneId'] ? { ...unit, progress, ...(typeof body['tote'] === 'string' && { tote: body['tote'] }) } : unit,
    );
  }, items);

const progressAfter: Readonly<Record<string, PickUnit['progress']>> = {
  [pickItemEndpoint.name]: 'picked',
  [undoPickEndpoint.name]: 'waiting',
  [shortPickEndpoint.name]: 'short',
  [undoShortPickEndpoint.name]: 'waiting',
};

export const isPicked = ({ progress }: PickUnit): boolean => progress === 'picked' || progress === 'packed' || progress === 'shipped';

/** A short unit needs no further step: the round is done without it. */
export const roundProgress = (units: readonly PickUnit[]): ProgressMarks => {
  const done = units.filter(({ progress }) => progress !== 'waiting').map((unit): Mark => (isPicked(unit) ? 'done' : 'attention'));
  return { done: done.length, total: units.length, marks: marksOf(done, units.length) };
};

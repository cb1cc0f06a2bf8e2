import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { handOnEndpoint, putAsideEndpoint } from '#contracts/aside/aside-endpoints.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accept, noChange, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { asideIdOf, asideStream, type LoadedAside } from '../aggregates/package/aside.ts';
import { packageStream } from '../aggregates/package/package.ts';

type Body = BodyOf<typeof putAsideEndpoint>;

/** What lies before whoever scanned it. Its reach does not matter: no more is said of it than where it belongs. */
interface Thing {
  id: string;
  exists: boolean;
  code: string;
  belongsTo: string;
}

export interface PutAside {
  viewer: Pick<Viewer, 'warehouseId'>;
  what: Body['what'];
}

/** Put aside again, it stays as it was noted first. */
export const putAside = ({ viewer: { warehouseId }, what }: PutAside, { thing, aside }: { thing: Thing; aside: LoadedAside }): Decision => {
  const { id, exists, code, belongsTo } = thing;
  if (!exists || warehouseId === undefined) return reject('NotFound', { field: 'id' });
  if (belongsTo === warehouseId) return reject('BelongsHere', { field: 'id', params: { code } });
  if (aside.isHere) return noChange;
  return accept(change(aside, { type: 'PutAside', data: { id, what, code, warehouseId, belongsTo } }));
};

export interface HandOn {
  viewer: Pick<Viewer, 'warehouseId'>;
  body: BodyOf<typeof handOnEndpoint>;
}

/** Whoever hands it on a second time has nothing to add. */
export const handOn = ({ viewer: { warehouseId }, body: { id } }: HandOn, { aside }: { aside: LoadedAside }): Decision =>
  aside.isHere && warehouseId !== undefined ? accept(change(aside, { type: 'HandedOn', data: { id, warehouseId } })) : noChange;

const thingOf = async ({ what, id }: Body, load: Load): Promise<Thing> => {
  if (what === 'unit') {
    const oneId = normaliseOneId(id);
    const { state, warehouseId } = await load.one(itemStream, oneId);
    return { id: oneId, exists: state !== undefined, code: oneId, belongsTo: warehouseId };
  }
  const { status, warehouseId, logNo } = await load.one(packageStream, id);
  return { id, exists: status !== undefined, code: logNo, belongsTo: warehouseId };
};

export const putAsideRoute = commandRoute(putAsideEndpoint, async ({ viewer, body }, load) => {
  const thing = await thingOf(body, load);
  const aside = await load.one(asideStream, asideIdOf(viewer.warehouseId ?? '', thing.id));
  return toOutcome(putAside({ viewer, what: body.what }, { thing, aside }), { id: thing.id, belongsTo: thing.belongsTo });
});

export const handOnRoute = commandRoute(handOnEndpoint, async ({ viewer, body }, load) => {
  const aside = await load.one(asideStream, asideIdOf(viewer.warehouseId ?? '', body.id));
  return toOutcome(handOn({ viewer, body }, { aside }), { id: body.id });
});

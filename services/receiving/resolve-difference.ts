import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { resolveDifferenceEndpoint } from '#contracts/receiving/package-commands.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import { mayOccur } from '../aggregates/item/lifecycle.ts';
import { loadItems } from '../aggregates/item/load-items.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requirePackageAllows, missingUnits, packageStream, type Package, type LoadedPackage } from '../aggregates/package/package.ts';
import type { LoadedItem } from '../aggregates/item/item.ts';

interface States {
  pack: LoadedPackage;
  /** The units that never came. */
  missing: readonly LoadedItem[];
}

/** There is a difference, and its owner has not settled it: what is still coming may be settled later. */
const requireOpenDifference = (pack: Package): Rejection | undefined => {
  const { over = [], short = [], damaged = [] } = pack.counted ?? {};
  const settled = pack.resolution === 'accepted' || pack.resolution === 'closed';
  return settled || over.length + short.length + damaged.length === 0
    ? reject('NoDifference', { field: 'id', params: { preId: pack.preId } })
    : undefined;
};

/** Unless the rest is still coming, units that are short are no longer expected. */
export const resolveDifference = ({ viewer, body }: CommandOf<typeof resolveDifferenceEndpoint, 'viewer'>, { pack, missing }: States): Decision => {
  const refusal =
    requireWithinReach(viewer, pack, { field: 'id' }) ?? requirePackageAllows(pack, 'DifferenceResolved') ?? requireOpenDifference(pack);
  if (refusal) return refusal;

  const { resolution, remark } = body;
  const { preId } = pack;
  const given = missing.filter((item) => resolution !== 'stillComing' && mayOccur(item.state, 'ItemForecastCancelled'));
  return accept(
    change(pack, { type: 'DifferenceResolved', data: { resolution, remark } }),
    ...given.map((item) => change(item, { type: 'ItemForecastCancelled', data: { preId } })),
  );
};

export const resolveDifferenceRoute = commandRoute(resolveDifferenceEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  const missing = await loadItems(load, missingUnits(pack));
  const decision = resolveDifference({ viewer, body }, { pack, missing });
  if (isRejection(decision)) return decision;
  return { decision, answer: { preId: pack.preId, packId: pack.packId, status: pack.status! } };
});

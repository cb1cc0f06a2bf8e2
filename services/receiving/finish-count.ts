import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { requireWithinReach } from '../aggregates/item/item-policies.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requirePackageAllows, packageStream, type LoadedPackage } from '../aggregates/package/package.ts';
import { countOf, type PackageCount } from './count.ts';

/** Over and short pieces are recorded with a photo of the parcel; each damaged one has its own. */
const requireDifferencePhoto = ({ over, short }: PackageCount, photos: readonly string[]): Rejection | undefined =>
  over.length + short.length > 0 && photos.length === 0 ? reject('DifferencePhotoRequired', { field: 'photos' }) : undefined;

export const finishCount = ({ viewer, body }: CommandOf<typeof finishCountEndpoint, 'viewer'>, { pack }: { pack: LoadedPackage }): Decision => {
  const { preId, ...count } = countOf(pack);
  const { photos, remark } = body;
  const refusal =
    requireWithinReach(viewer, pack, { field: 'id' }) ??
    requirePackageAllows(pack, 'PackageCounted') ??
    requireDifferencePhoto({ preId, ...count }, photos);
  return refusal ?? accept(change(pack, { type: 'PackageCounted', data: { ...count, photos, remark } }));
};

export const finishCountRoute = commandRoute(finishCountEndpoint, async ({ viewer, body }, load) => {
  const pack = await load.one(packageStream, body.id);
  return toOutcome(finishCount({ viewer, body }, { pack }), countOf(pack));
});

import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { requireCatalogued, describedBy, descriptionOf, type Description } from '../aggregates/item/description.ts';
import { requireItemAllows, requireWithinReach } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { expectedUnits, requirePackageAllows, missingUnits, packageStream, type Package, type LoadedPackage } from '../aggregates/package/package.ts';
import { skuStream, type Sku } from '../aggregates/sku/sku.ts';

type Body = BodyOf<typeof receiveItemEndpoint>;

/** A unit as it lies before the scanner: one that has its ONE ID, or one that is given it now. */
export type Unit = { oneId: string; kind: 'forecast' | 'overage' | 'unclaimed' } & (
  | { item: LoadedItem }
  | { stream: NewStream<ItemEvent>; entry: Sku; size: string }
);

export interface ReceiveItem {
  viewer: Viewer;
  condition: Body['condition'];
  photos: Body['photos'];
}

/** Damage is recorded with a photo. */
const requireDamagePhoto = ({ condition, photos }: Pick<ReceiveItem, 'condition' | 'photos'>): Rejection | undefined =>
  condition === 'damaged' && photos.length === 0 ? reject('DamagePhotoRequired', { field: 'photos' }) : undefined;

const requireUnitOfPackage = (pack: Package, unit: Unit): Rejection | undefined => {
  if (!('item' in unit) || unit.item.preId === pack.preId) return undefined;
  const { state, preId } = unit.item;
  return reject(state ? 'UnitOfAnotherPackage' : 'NotFound', { field: 'oneId', params: { oneId: unit.oneId, preId } });
};

const requireNotReceived = (pack: Package, unit: Unit): Rejection | undefined =>
  pack.units.some(({ oneId }) => oneId === unit.oneId) ? reject('UnitAlreadyReceived', { field: 'oneId', params: { oneId: unit.oneId } }) : undefined;

const requireKnownOrCatalogued = (unit: Unit): Rejection | undefined =>
  'item' in unit
    ? requireItemAllows(unit.item, 'ItemReceived', { field: 'oneId' })
    : requireCatalogued(unit.entry, { sku: unit.entry.sku, size: unit.size });

/** Scans one unit of an arrived parcel in. */
export const receiveItem = ({ viewer, condition, photos }: ReceiveItem, { pack, unit }: { pack: LoadedPackage; unit: Unit }): Decision => {
  const refusal =
    requireWithinReach(viewer, pack, { field: 'id' }) ??
    requirePackageAllows(pack, 'PackageUnitReceived') ??
    requireUnitOfPackage(pack, unit) ??
    requireNotReceived(pack, unit) ??
    requireKnownOrCatalogued(unit) ??
    requireDamagePhoto({ condition, photos });
  if (refusal) return refusal;

  const { preId, packId, logNo, batchNo, warehouseId, shopId } = pack;
  const description = descriptionOfUnit(unit);
  const scan = { batchNo, kind: unit.kind, condition, photos };
  return accept(
    change('item' in unit ? unit.item : unit.stream, {
      type: 'ItemReceived',
      data: { preId, packId, logNo, warehouseId, shopId, ...description, ...scan },
    }),
    change(pack, {
      type: 'PackageUnitReceived',
      data: { oneId: unit.oneId, sku: description.sku, size: description.size, ...scan },
    }),
  );
};

const descriptionOfUnit = (unit: Unit): Description => ('item' in unit ? descriptionOf(unit.item) : describedBy(unit.entry, unit.size));

/**
 * Without a ONE ID to scan, the next expected unit of the SKU and size is the one; beyond those it is an overage, which is asked for. Nothing is
 * beyond what nobody forecast, even once the parcel is claimed.
 */
export const unitOf = async (body: Body, pack: Package, newOneId: () => string, load: Load): Promise<Unit | Rejection> => {
  const wasForecast = pack.lines.length > 0;
  const unexpected = wasForecast ? 'overage' : 'unclaimed';
  if ('oneId' in body) {
    const kind = expectedUnits(pack).includes(body.oneId) ? 'forecast' : unexpected;
    return { oneId: body.oneId, kind, item: await load.one(itemStream, body.oneId) };
  }
  const { sku, size, overage } = body;
  const oneId = nextExpected(pack, sku, size);
  if (oneId) return { oneId, kind: 'forecast', item: await load.one(itemStream, oneId) };
  if (wasForecast && !overage) return reject('UnitNotExpected', { field: 'sku', params: { sku, size } });
  const entry = await load.one(skuStream, sku);
  const stream = load.create(itemStream, newOneId());
  return { oneId: stream.id, kind: unexpected, stream, entry: { ...entry, sku }, size };
};

const nextExpected = (pack: Package, sku: string, size: string): string | undefined => {
  const missing = new Set(missingUnits(pack));
  return pack.lines.find((line) => line.sku === sku && line.size === size)?.oneIds.find((oneId) => missing.has(oneId));
};

export const receiveItemRoute = commandRoute(receiveItemEndpoint, async ({ viewer, body, numbers }, load) => {
  const pack = await load.one(packageStream, body.id);
  const refusal = requireWithinReach(viewer, pack, { field: 'id' }) ?? requirePackageAllows(pack, 'PackageUnitReceived');
  const unit = refusal ?? (await unitOf(body, pack, () => numbers.oneId(), load));
  if (isRejection(unit)) return unit;
  const { sku, size } = descriptionOfUnit(unit);
  return toOutcome(receiveItem({ viewer, condition: body.condition, photos: body.photos }, { pack, unit }), {
    oneId: unit.oneId,
    kind: unit.kind,
    sku,
    size,
    batchNo: pack.batchNo,
    received: pack.units.length + 1,
    expected: expectedUnits(pack).length,
  });
});

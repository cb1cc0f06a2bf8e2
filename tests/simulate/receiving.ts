import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { arrivePackageEndpoint, checkInboundEndpoint, finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { receiveItemEndpoint } from '#contracts/receiving/receipts.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { photos } from './files.ts';
import { packageOffer, packagesIn } from './forecasts.ts';
import { offering, type Job } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';

export const arrive: Job = async (person) => {
  const row = offering((await packagesIn(person, 'scheduled')).data, 'receive', person.random);
  if (!row) return false;
  await person.call.act(arrivePackageEndpoint, { id: row.id }, packageOffer(row));
  return true;
};

export const arriveUnclaimed: Job = async (person) => {
  const { call, warehouseId = '' } = person;
  await call.act(arrivePackageEndpoint, { unclaimed: true, warehouseId, logNo: newNumber(), photos: await photos(person, 1) });
  return true;
};

/** Scans the next unit of a parcel at the dock, or finishes its count. */
export const receive: Job = async (person) => {
  const { call, random } = person;
  const row = offering((await packagesIn(person, 'arrived')).data, 'receive', random);
  if (!row) return false;
  const parcel = await call.read(getPackage, { id: row.id });
  if (!parcel.actions.includes('receive')) return false;
  const awaited = parcel.items.filter(({ state }) => state === 'forecast');
  const nobodys = parcel.lines.length === 0;
  if (nobodys ? parcel.items.length >= 2 : awaited.length === 0 || random.chance(0.03)) return finishCount(person, parcel);
  if (nobodys) return receiveOther(person, parcel, false);
  if (random.chance(0.02)) return receiveOther(person, parcel, true);

  const [arrived] = parcel.items.filter(({ state }) => state === 'received');
  if (arrived && random.chance(0.02)) {
    await call.act(receiveItemEndpoint, { id: parcel.id, oneId: arrived.oneId }, { mistake: 'UnitAlreadyReceived', on: packageOffer(parcel) });
    return true;
  }
  const damaged = random.chance(0.05);
  const scanned = { id: parcel.id, oneId: random.pick(awaited).oneId, condition: damaged ? ('damaged' as const) : ('intact' as const) };
  await call.act(receiveItemEndpoint, { ...scanned, photos: damaged ? await photos(person, 1) : [] }, packageOffer(parcel));
  return true;
};

/** What nobody forecast: in a parcel without a forecast, or beyond it. */
const receiveOther = async ({ call, random }: Person, parcel: PackageDetail, overage: boolean): Promise<true> => {
  const { data } = await call.read(listSkus, { size: 20 });
  const { sku, sizes } = random.pick(data.filter(({ sizes: some }) => some.length > 0));
  await call.act(receiveItemEndpoint, { id: parcel.id, sku, size: random.pick(sizes), overage }, packageOffer(parcel));
  return true;
};

const finishCount = async (person: Person, parcel: PackageDetail): Promise<true> => {
  await person.call.act(finishCountEndpoint, { id: parcel.id, photos: await photos(person, 1) }, packageOffer(parcel));
  return true;
};

export const checkInbound: Job = async ({ call, random, warehouseId }) => {
  const { data } = await call.read(listPackages, { view: 'received', size: 20, order: 'asc', ...(warehouseId && { wareId: warehouseId }) });
  const row = offering(data, 'checkInbound', random);
  if (row) {
    await call.act(checkInboundEndpoint, { id: row.id }, packageOffer(row));
    return true;
  }
  const uninspected = offering(data, 'cancelInbound', random);
  if (!uninspected || !random.chance(0.02)) return false;
  await call.act(checkInboundEndpoint, { id: uninspected.id }, { mistake: 'UnitsNotInspected', on: packageOffer(uninspected) });
  return true;
};

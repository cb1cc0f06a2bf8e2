import { amendForecastEndpoint, cancelForecastEndpoint, createForecastEndpoint } from '#contracts/forecast/forecast-commands.ts';
import { getPackage, listPackages, type PackageRow, type PackageView } from '#contracts/forecast/package-queries.ts';
import { resolveDifferenceEndpoint } from '#contracts/receiving/package-commands.ts';
import { listAllWarehouses, listSkus } from '#contracts/reference/reference-queries.ts';
import type { Offer } from './caller.ts';
import { type Job, offering } from './job.ts';
import { newNumber } from './numbers.ts';
import type { Person } from './people.ts';

/** Parcels of one shop under way at once: more are forecast as these arrive. */
const enoughUnderWay = 6;

export const packageOffer = ({ id, version }: Pick<PackageRow, 'id' | 'version'>): Offer => ({ by: 'package', id, version });

/** Those that have waited longest. */
export const packagesIn = (person: Person, view: PackageView) =>
  person.call.read(listPackages, { view, size: 20, order: 'asc', ...(person.warehouseId && { wareId: person.warehouseId }) });

const linesOf = async ({ call, random }: Person) => {
  const { data } = await call.read(listSkus, { size: 50, current: random.between(1, 5) });
  const chosen = random.shuffled(data.filter(({ sizes }) => sizes.length > 0)).slice(0, random.between(1, 3));
  return chosen.map(({ sku, sizes }) => ({ sku, size: random.pick(sizes), quantity: random.between(1, 4) }));
};

export const forecast: Job = async (person) => {
  const { call, random } = person;
  if ((await packagesIn(person, 'scheduled')).totalCount >= enoughUnderWay) return false;
  const { id: warehouseId } = random.pick(await call.ask(listAllWarehouses, {}));
  const lines = await linesOf(person);
  if (random.chance(0.03)) {
    await call.act(createForecastEndpoint, { warehouseId, logNo: newNumber(), shippingType: 'express', lines: [] }, { mistake: 'NoItemInformation' });
    return true;
  }
  const shippingType = random.pick(['express', 'express', 'dropoff', 'truck'] as const);
  await call.act(createForecastEndpoint, { warehouseId, logNo: newNumber(), shippingType, lines });
  return true;
};

export const amend: Job = async (person) => {
  const { call, random } = person;
  const row = offering((await packagesIn(person, 'scheduled')).data, 'amend', random);
  if (!row) return false;
  const { lines, warehouseId, logNo, shippingType, version, actions } = await call.read(getPackage, { id: row.id });
  if (!actions.includes('amend')) return false;
  const wished = lines.map(({ sku, spec: size }) => ({ sku, size, quantity: random.between(1, 5) }));
  const body = { id: row.id, warehouseId, logNo, shippingType: shippingType ?? 'express', lines: wished, remark: 'Counted again before sending' };
  await call.act(amendForecastEndpoint, body, packageOffer({ id: row.id, version }));
  return true;
};

export const cancelForecast: Job = async (person) => {
  const row = offering((await packagesIn(person, 'scheduled')).data, 'cancel', person.random);
  if (!row) return false;
  await person.call.act(cancelForecastEndpoint, { id: row.id, reason: 'Sold elsewhere' }, packageOffer(row));
  return true;
};

export const resolveDifference: Job = async (person) => {
  const { call, random } = person;
  const row = offering((await packagesIn(person, 'difference')).data, 'resolve', random);
  if (!row) return false;
  const resolution = random.weighted(['accepted', 'closed', 'stillComing'] as const, [6, 3, 1]);
  await call.act(resolveDifferenceEndpoint, { id: row.id, resolution }, packageOffer(row));
  return true;
};

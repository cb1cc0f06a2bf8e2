import { unmatchedPostings } from '#tests/support/money/unmatched-postings.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import { shelfStream } from '#services/aggregates/shelf/shelf.ts';
import { expectedUnits, missingUnits, type Package } from '#services/aggregates/package/package.ts';
import { shelfIds, type InboundWorld } from './inbound-world.ts';

/** What is wrong with the world; empty when every rule across streams holds. */
export const broken = (w: InboundWorld): string[] => [
  ...shelves(w),
  ...units(w),
  ...trackingNumbers(w),
  ...repairs(w),
  ...unmatchedPostings(w.events()),
];

const shelves = (w: InboundWorld): string[] =>
  shelfIds.flatMap((shelfId) => {
    const { exists, capacity } = w.state(shelfStream, shelfId);
    const there = w.items().filter((item) => item.shelfId === shelfId).length;
    if (!exists) return there === 0 ? [] : [`${there} lie on ${shelfId}, which was removed`];
    const counted = w.counts.get(`shelf-load ${shelfId}`) ?? 0;
    return counted === there && there <= capacity ? [] : [`${shelfId} counts ${counted} of ${capacity}, ${there} lie there`];
  });

const coming: readonly (ItemState | undefined)[] = ['forecast', 'expired', 'cancelled'];
const beforeShelving: readonly (ItemState | undefined)[] = ['received', 'inspected'];

const units = (w: InboundWorld): string[] => {
  const packages = w.packages();
  return w.items().flatMap((item) => {
    const { oneId, state, preId } = item;
    const pack = packages.find((each) => each.preId === preId);
    if (!pack) return [`${oneId} is of no package`];
    const counted = pack.units.filter((unit) => unit.oneId === oneId).length;
    if (coming.includes(state)) return counted === 0 ? stillComing(pack, oneId, state) : [`${oneId} is ${state}, yet counted in ${preId}`];
    if (state === 'unknown') return counted === 0 || pack.status === 'cancelled' ? [] : [`${oneId} is unknown, yet counted in ${preId}`];
    if (beforeShelving.includes(state) && item.shelfId !== undefined) return [`${oneId} is ${state}, yet on a shelf`];
    return [];
  });
};

const forecasting: Partial<Record<PackageStatus, ItemState>> = { scheduled: 'forecast', expired: 'expired' };

/** Before it is here, a package and its units say the same; a cancelled one expects nothing. */
const stillComing = (pack: Package, oneId: string, state: ItemState | undefined): string[] => {
  const listed = expectedUnits(pack).includes(oneId);
  if (state === 'forecast' && (pack.status === 'cancelled' || !listed)) return [`${oneId} is forecast by ${pack.preId}, which does not expect it`];
  const wanted = pack.status && forecasting[pack.status];
  return wanted && listed && missingUnits(pack).includes(oneId) && state !== wanted ? [`${oneId} is ${state}, ${pack.preId} is ${pack.status}`] : [];
};

const open: readonly (PackageStatus | undefined)[] = ['scheduled', 'arrived', 'received'];

const trackingNumbers = (w: InboundWorld): string[] =>
  w.packages().flatMap(({ preId, status, logNo }) => {
    const holds = w.ownerOf('tracking-number', logNo) === preId;
    return holds === open.includes(status) ? [] : [`${preId} is ${status} and ${holds ? 'holds' : 'lacks'} ${logNo}`];
  });

const repairs = (w: InboundWorld): string[] => {
  const held = w.items().filter((item) => item.state?.startsWith('repairing.'));
  const running = w.repairs().filter(({ status }) => status && ['applied', 'approved', 'picked', 'started', 'boxLost'].includes(status));
  const lost = running.filter(({ status, oneId }) => (status === 'boxLost') !== (w.item(oneId).state === 'repairing.boxLost'));
  return [
    ...held
      .filter((item) => !running.some(({ repairNo, oneId }) => repairNo === item.repairNo && oneId === item.oneId))
      .map((i) => `${i.oneId} is in no repair`),
    ...running.filter(({ oneId }) => !held.some((item) => item.oneId === oneId)).map(({ repairNo, oneId }) => `${repairNo} does not hold ${oneId}`),
    ...lost.map(({ repairNo }) => `${repairNo} and its item differ about the box`),
  ];
};

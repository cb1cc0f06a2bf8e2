import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { RepairStatus } from '#contracts/repair/repair-events.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { noPackage } from '#services/aggregates/package/package.ts';
import { noRepair } from '#services/aggregates/repair/repair.ts';
import { plausible } from '#tests/support/plausible.ts';
import type { Random } from '../orders/random.ts';
import { otherSeller, picker, pickerElsewhere, reviewer, seller } from '../orders/viewers.ts';
import { repairItemIds, shelfIds, sku, warehouseIds, type InboundWorld } from './inbound-world.ts';

export interface Step {
  name: string;
  who: Viewer;
  input: object;
}

const pictures = ['a', 'b', 'c'].map((letter) => `/files/${letter.repeat(32)}.jpg`);
const logNo = (r: Random) => `1Z99900${r.below(30)}`;
const shipment = (r: Random) => ({
  warehouseId: r.one(warehouseIds),
  logNo: logNo(r),
  shippingType: 'express',
  lines: ['8', '9'].slice(r.below(2)).map((size) => ({ sku, size, quantity: 1 + r.below(3) })),
});

/** Where a command is likely to be accepted; four times in five it is asked there. */
const likely: Record<string, readonly (ItemState | PackageStatus | RepairStatus)[]> = {
  arrivePackage: ['scheduled', 'scheduled', 'expired', 'received'],
  receiveItem: ['arrived', 'forecast', 'unknown'],
  finishCount: ['arrived'],
  checkInbound: ['received'],
  resolveDifference: ['received', 'checked'],
  inspectItem: ['received'],
  correctInspection: ['inspected', 'available', 'issue'],
  markAsFake: ['inspected', 'available', 'issue'],
  shelveItem: ['inspected'],
  undoShelving: ['available', 'issue'],
  moveItems: ['available', 'issue'],
  saveItem: ['available'],
  setAvailable: ['unknown'],
  receiveReturn: ['outOfWarehouse.shipped'],
  applyRepair: ['available', 'issue'],
  editRepair: ['applied'],
  approveRepair: ['applied'],
  rejectRepair: ['applied'],
  pickRepairs: ['approved'],
  assignRepairs: ['approved', 'picked', 'started'],
  revertRepairTasks: ['approved', 'picked', 'started'],
  moveRepairsToToday: ['approved', 'picked'],
  openRepairBatch: ['approved', 'picked', 'started'],
  assignRepairBatch: ['approved', 'picked', 'started'],
  finishRepairBatch: ['approved', 'picked', 'started'],
  startRepair: ['approved'],
  completeRepair: ['approved', 'picked', 'started'],
  failRepair: ['approved', 'picked', 'started'],
  loseBox: ['approved', 'picked', 'started'],
  findBox: ['boxLost'],
};

const among = <Thing>(all: readonly Thing[], stateOf: (thing: Thing) => string | undefined, name: string, r: Random): Thing | undefined => {
  const fitting = all.filter((thing) => (likely[name] as readonly (string | undefined)[] | undefined)?.includes(stateOf(thing)));
  const from = fitting.length > 0 && r.chance(0.8) ? fitting : all;
  return from.length > 0 ? r.one(from) : undefined;
};

/** Any command, fit or not: the rules have to hold whatever is asked. What its schema asks for is filled with what is there, unless told otherwise. */
export const anyStep = (w: InboundWorld, r: Random, { endpoint: { name, bases, body } }: CommandRoute): Step => {
  const pack = among(w.packages().slice(-12), ({ status }) => status, name, r) ?? noPackage;
  const repair = among(w.repairs(), ({ status }) => status, name, r) ?? noRepair;
  const item = among(w.items(), ({ state }) => state, name, r);
  const oneId = item?.oneId ?? 'K7Q2M4XR9A';
  const owner = r.chance(0.9) ? seller : otherSeller;
  const here = item?.warehouseId ?? 'LAX';
  const worker = (r.chance(0.5) ? here : pack.warehouseId) === 'LAX' ? picker : pickerElsewhere;
  const id = pack.preId || 'FC-0';
  const repairNo = repair.repairNo || 'RP-0';
  const shelfId = r.one([...shelfIds, ...shelfIds.filter((each) => each.startsWith(here))]);

  switch (name) {
    case 'createForecast':
      return { name, who: owner, input: shipment(r) };
    case 'amendForecast':
      return { name, who: owner, input: { id, ...shipment(r) } };
    case 'arrivePackage':
      return {
        name,
        who: worker,
        input: r.chance(0.8) ? { id } : { unclaimed: true, warehouseId: r.one(warehouseIds), logNo: logNo(r), photos: pictures },
      };
    case 'putAside':
      return {
        name,
        who: { ...worker, warehouseId: r.one(warehouseIds) },
        input: r.chance(0.5) ? { what: 'package', id } : { what: 'unit', id: oneId },
      };
    case 'handOn':
      return { name, who: { ...worker, warehouseId: r.one(warehouseIds) }, input: { id } };
    case 'receiveItem': {
      const scan = r.chance(0.4) ? { oneId } : { sku, size: r.one(['8', '9']), overage: r.chance(0.3) };
      return { name, who: worker, input: { id, ...scan, condition: r.one(['intact', 'damaged']), photos: pictures } };
    }
    case 'finishCount':
      return { name, who: worker, input: { id, photos: pictures } };
    case 'resolveDifference':
      return { name, who: owner, input: { id, resolution: r.one(['accepted', 'stillComing', 'closed']) } };
    case 'moveItems':
      return { name, who: reviewer, input: { oneIds: r.chance(0.5) ? [oneId] : r.some([...w.oneIds], 2).concat(oneId), shelfId } };
    case 'createShelf':
      return { name, who: worker, input: { warehouseId: r.one(warehouseIds), name: 'Z-1', capacity: 3, level: 1 } };
    case 'createShelves':
      return { name, who: worker, input: { warehouseId: r.one(warehouseIds), name: 'Z-1', upTo: r.one(['Z-2', 'Z-3']), capacity: 3, level: 1 } };
    case 'changeShelf':
      return { name, who: worker, input: { shelfId, name: r.one([shelfId, 'Y-1']), capacity: 2 + r.below(5), level: 1 } };
    case 'removeShelf':
      return { name, who: worker, input: { shelfId: r.one(['LAX-3', 'ABCDEFGH123']) } };
    case 'receiveReturn':
      return { name, who: worker, input: { warehouseId: r.one(warehouseIds), logNo: logNo(r), units: [{ oneId }] } };
    case 'cancelRepair':
      return { name, who: r.one([owner, worker]), input: { repairNo } };
    case 'saveItem':
      return {
        name,
        who: r.one([owner, reviewer]),
        input: r.chance(0.5) ? { id: oneId, shopId: r.one([-1, 7, 8]) } : { id: oneId, costPrice: r.below(9_000), supply: null },
      };
    default: {
      const known = {
        id,
        oneId,
        oneIds: [oneId],
        logNo: pack.logNo,
        shelfId,
        repairNo,
        repairNos: [repairNo],
        batchNo: w.repairs().findLast((each) => each.batchNo)?.batchNo ?? 'RB-0',
        confirmed: r.chance(0.5),
        operatorId: r.chance(0.8) ? reviewer.accountId : worker.accountId,
        repairItemIds: [r.one(repairItemIds)],
        photos: pictures,
        beforePhotos: pictures,
        afterPhotos: pictures,
        corrects: undefined,
      };
      const who = { business: owner, warehouse: worker, admin: reviewer }[bases[0]!];
      return { name, who, input: plausible(body!, known, (options) => r.one(options)) as object };
    }
  }
};

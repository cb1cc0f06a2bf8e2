/**
 * Every state of an item. The part before the dot is what a person is told; the part after it is the step within.
 * `number` is the inventory status of R4.21 where it has one; a dropship order shows 9 (waiting) and 10 (in work) in place of 3.
 * `tone` is the one colour meaning of ui.md.
 */
export const itemStates = {
  forecast: { number: null, tone: 'waiting', en: 'Forecast', zh: '预报' },
  cancelled: { number: null, tone: 'cancelled', en: 'Forecast cancelled', zh: '预报已取消' },
  expired: { number: null, tone: 'cancelled', en: 'Forecast expired', zh: '预报已过期' },
  received: { number: null, tone: 'progress', en: 'Received', zh: '已收货' },
  inspected: { number: null, tone: 'progress', en: 'Inspected', zh: '已质检' },
  available: { number: 1, tone: 'done', en: 'Available', zh: '可用' },
  issue: { number: 1, tone: 'refused', en: 'Issue', zh: '问题件' },
  'outbounding.reviewing': { number: 3, tone: 'waiting', en: 'Outbound in review', zh: '出库审核中' },
  'outbounding.toConfirm': { number: 3, tone: 'waiting', en: 'Outbound to be confirmed', zh: '出库待确认' },
  'outbounding.pending': { number: 3, tone: 'progress', en: 'Outbounding', zh: '出库中' },
  'outbounding.picked': { number: 3, tone: 'progress', en: 'Picked', zh: '已拣货' },
  'outbounding.packed': { number: 3, tone: 'progress', en: 'Packed', zh: '已打包' },
  'outbounding.inTransit': { number: 3, tone: 'progress', en: 'In transit', zh: '在途' },
  'cashingOut.reviewing': { number: 4, tone: 'waiting', en: 'Cash-out in review', zh: '回收审核中' },
  'cashingOut.quoted': { number: 4, tone: 'waiting', en: 'Cash-out quoted', zh: '回收已报价' },
  'onConsignment.reviewing': { number: 2, tone: 'waiting', en: 'Consignment in review', zh: '寄售审核中' },
  'onConsignment.listed': { number: 2, tone: 'progress', en: 'On consignment', zh: '寄售中' },
  'onConsignment.sold': { number: 2, tone: 'progress', en: 'Sold', zh: '已售出' },
  'onConsignment.picked': { number: 2, tone: 'progress', en: 'Sold, picked', zh: '已售出，已拣货' },
  'onConsignment.packed': { number: 2, tone: 'progress', en: 'Sold, packed', zh: '已售出，已打包' },
  'switchingOwner.reviewing': { number: 7, tone: 'waiting', en: 'Switch user in review', zh: '过户审核中' },
  'switchingOwner.toConfirm': { number: 7, tone: 'waiting', en: 'Switch user to be confirmed', zh: '过户待确认' },
  'repairing.inWork': { number: 12, tone: 'progress', en: 'Repairing', zh: '维修中' },
  'repairing.boxLost': { number: 12, tone: 'refused', en: 'Repair box lost', zh: '维修丢件' },
  'outOfWarehouse.shipped': { number: 6, tone: 'done', en: 'Out of warehouse', zh: '已出库' },
  'outOfWarehouse.returned': { number: 6, tone: 'cancelled', en: 'Returned', zh: '已退回' },
  'missing.sought': { number: null, tone: 'refused', en: 'Missing', zh: '缺失' },
  'missing.writingOff': { number: null, tone: 'waiting', en: 'Missing, write-off in review', zh: '缺失，报损审核中' },
  writtenOff: { number: null, tone: 'cancelled', en: 'Written off', zh: '已报损' },
  unknown: { number: null, tone: 'refused', en: 'Unknown', zh: '未知' },
} as const;

export type ItemState = keyof typeof itemStates;
export const itemStateNames = Object.keys(itemStates) as [ItemState, ...ItemState[]];
export type Tone = (typeof itemStates)[ItemState]['tone'];

/** Inventory status 1, "available" to R5.01 and R5.03: an issue is the defective form of it. */
export const hasStatusOne = (state: ItemState | undefined): boolean => state !== undefined && itemStates[state].number === 1;

/** Inventory status of an item (R4.21). Of a dropship order it is 9 while it waits and 10 while it is in work, in place of 3. */
export const statusNumber = (state: ItemState, dropship: boolean): number | null => {
  const { number } = itemStates[state];
  if (number !== 3 || !dropship) return number;
  return state === 'outbounding.picked' || state === 'outbounding.packed' || state === 'outbounding.inTransit' ? 10 : 9;
};

type StateGroup = ItemState extends infer State ? (State extends `${infer Group}.${string}` ? Group : never) : never;

/** The states that a person is told by one of these names. */
export const statesIn = (...groups: readonly StateGroup[]): readonly ItemState[] =>
  itemStateNames.filter((state) => groups.some((group) => state.startsWith(`${group}.`)));

/** Of what was not on its shelf when it was to be picked or was counted, until it is found or written off. */
export const statesMissing: readonly ItemState[] = statesIn('missing');

const notInStock: readonly ItemState[] = [
  'forecast',
  'cancelled',
  'expired',
  'outbounding.inTransit',
  'outOfWarehouse.shipped',
  'outOfWarehouse.returned',
  ...statesMissing,
  'writtenOff',
  'unknown',
];

/** States in which an item lies in a warehouse. On its way from one to another it lies in neither. A cancelled inbound is not there until an administrator says so, and a missing item not until it is found. */
export const statesInStock: readonly ItemState[] = itemStateNames.filter((state) => !notInStock.includes(state));

/** In which an order holds the item, be it that it has left with it. */
export const statesHeldByOrder: readonly ItemState[] = statesIn('outbounding', 'cashingOut', 'onConsignment', 'switchingOwner', 'outOfWarehouse');
export const statesInRepair: readonly ItemState[] = statesIn('repairing');

const holders: ReadonlyMap<ItemState, 'order' | 'repair'> = new Map([
  ...statesHeldByOrder.map((state) => [state, 'order'] as const),
  ...statesInRepair.map((state) => [state, 'repair'] as const),
]);

/** What holds an item in a state, if anything. */
export const heldBy = (state: ItemState | undefined): 'order' | 'repair' | undefined => state && holders.get(state);

/** How a unit came: as it was forecast, beyond the forecast, in a parcel that nobody claimed, or back from a platform. */
export const receivedKinds = ['forecast', 'overage', 'unclaimed', 'returned'] as const;

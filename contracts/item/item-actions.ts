import { type Action, offeredActions } from '../kernel/access/offered-actions.ts';
import { mayAny, type PermissionCheck } from '../kernel/access/permissions.ts';
import { selfOperatedShop } from '../kernel/access/shops.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import { floorEdits } from '../outbound/outbound-access.ts';
import { ownerAdds, ownerEdits } from '../requests/request-access.ts';
import type { ItemEventName } from './item-events.ts';
import { hasStatusOne, heldBy, type ItemState } from './item-states.ts';

interface ItemAction extends Action<ItemEventName> {
  /** Only for items whose last inspection found no defect (R5.15): there has to be one. */
  qualifiedOnly?: true;
  /** Not for a fake: it may go back to its owner, and to nobody else by way of the portal. */
  genuineOnly?: true;
}

const inspectors: readonly PermissionCheck[] = ['700103.edit', '700103.add'];

/** What a person can do with one item. Rows carry those that its state and the viewer's permissions allow. */
export const itemActions = {
  inspect: { event: 'ItemInspected', access: inspectors, en: 'Inspect', zh: '质检' },
  correctInspection: { event: 'ItemInspected', access: ['700103.edit', '300.edit'], en: 'Correct the inspection', zh: '更正质检' },
  shelve: { event: 'ItemShelved', access: ['700103.edit', '700105.edit'], en: 'Shelve', zh: '上架' },
  move: { event: 'ItemMoved', access: ['700105.edit', '300.edit'], en: 'Move to another shelf', zh: '移库' },
  cancelInbound: { event: 'InboundCancelled', access: ['700103.edit', '700102.edit', '1200.edit'], en: 'Cancel inbound', zh: '取消入库' },
  shipWithLabel: { event: 'ItemRequested', access: ownerAdds, en: 'Ship with label', zh: '有面单出库' },
  reship: { event: 'ItemRequested', access: ownerAdds, en: 'Reship without label', zh: '转运' },
  cashOut: { event: 'ItemRequested', access: ownerAdds, qualifiedOnly: true, en: 'Cash out', zh: '回收' },
  consign: { event: 'ItemRequested', access: ownerAdds, qualifiedOnly: true, en: 'Consign', zh: '寄售' },
  transferOwner: { event: 'ItemRequested', access: ownerAdds, genuineOnly: true, en: 'Switch user', zh: '过户' },
  moveWarehouse: { event: 'ItemRequested', access: ownerAdds, genuineOnly: true, en: 'Transfer to another warehouse', zh: '转仓' },
  directOutbound: { event: 'DirectOutboundOrdered', access: ['300.edit', '300.add', '900.add'], en: 'Ship directly', zh: '平台直接出库' },
  moveOnBehalf: {
    event: 'ItemRequested',
    access: ['300.edit', '300.add', '900.add'],
    genuineOnly: true,
    en: 'Transfer to another warehouse',
    zh: '转仓',
  },
  repair: { event: 'RepairApplied', access: [...ownerAdds], genuineOnly: true, en: 'Repair', zh: '维修' },
  confirm: { event: 'RequestConfirmed', access: ownerEdits, en: 'Confirm', zh: '确认' },
  cancel: { event: 'RequestCancelled', access: ownerEdits, en: 'Cancel', zh: '取消' },
  recall: { event: 'RequestRecalled', access: ownerEdits, en: 'Recall', zh: '撤回' },
  delist: { event: 'ConsignmentDelisted', access: [...ownerEdits, '1100.edit'], en: 'Delist', zh: '下架' },
  pick: { event: 'ItemPicked', access: floorEdits, en: 'Pick', zh: '拣货' },
  undoPick: { event: 'PickUndone', access: floorEdits, en: 'Undo the pick', zh: '撤销拣货' },
  shortPick: { event: 'ItemShortPicked', access: floorEdits, en: 'Short pick', zh: '短拣' },
  pack: { event: 'ItemPacked', access: floorEdits, en: 'Pack', zh: '打包' },
  markFake: { event: 'ItemInspected', access: ['700110.edit', '700103.edit', '300.edit'], en: 'Mark as fake', zh: '标记为假货' },
  setAvailable: { event: 'ItemSetAvailable', access: ['300.edit'], en: 'Set to available', zh: '设为可用' },
  editCost: { event: 'ItemCostChanged', access: ['business.edit', '300.edit'], en: 'Edit cost and source', zh: '编辑成本与货源' },
  changeOwner: { event: 'ItemOwnerChanged', access: ['300.edit'], en: 'Change the owner', zh: '更改货主' },
} as const satisfies Record<string, ItemAction>;

export type ItemActionName = keyof typeof itemActions;
export const itemActionNames = Object.keys(itemActions) as [ItemActionName, ...ItemActionName[]];

interface ActedOn {
  state: ItemState;
  defective: boolean;
  shelfId: string | null;
  checkResult: string | null;
  /** Offered on another platform. */
  isListed: boolean;
}

/** What the event alone does not tell. */
const only: Partial<Record<ItemActionName, (item: ActedOn, viewer: Pick<Viewer, 'shopId'>) => boolean>> = {
  // An item that was set to available before its inspection was asked for has none.
  inspect: ({ state, checkResult }) => state === 'received' || checkResult === null,
  correctInspection: ({ state, checkResult }) => state !== 'received' && checkResult !== null,
  markFake: ({ state, checkResult }) => state !== 'received' && checkResult !== null && checkResult !== 'fake',
  // The operator has nothing to sell to itself.
  cashOut: (_item, { shopId }) => shopId !== selfOperatedShop,
  // The owner's answer to a quotation; an approved request is taken back as an order.
  cancel: ({ state }) => state.endsWith('.toConfirm') || state.endsWith('.quoted'),
  editCost: ({ state }) => hasStatusOne(state),
  // Not where an administrator acts for a shop (R5.03).
  changeOwner: ({ state }, { shopId }) => hasStatusOne(state) && shopId === undefined,
};

export const actionsOn = (item: ActedOn, viewer: Pick<Viewer, 'permissions' | 'shopId'>, allowed: readonly ItemEventName[]): ItemActionName[] =>
  offeredActions<ItemActionName, ItemEventName>(itemActions, {
    allowed,
    may: (access) => mayAny(viewer.permissions, access),
    holds: (name) => isFitFor(itemActions[name], item) && (only[name]?.(item, viewer) ?? true) && !(item.isListed && isRequest(name)),
  });

type Fit = Pick<ActedOn, 'defective' | 'checkResult'>;

const isFitFor = ({ qualifiedOnly, genuineOnly }: ItemAction, { defective, checkResult }: Fit): boolean =>
  !(qualifiedOnly && (defective || checkResult === null)) && !(genuineOnly && checkResult === 'fake');

/** What its owner applies for, or an administrator for them. Nobody applies for what is offered for sale (R8.26). */
const isRequest = (name: ItemActionName): boolean => itemActions[name].event === 'ItemRequested' || itemActions[name].event === 'RepairApplied';

/** The refusals that an item itself brings upon a request. */
export type NotAskedFor = 'ItemSold' | 'ItemDoingAnotherTask' | 'ItemNotInStock' | 'ItemIsFake' | 'ItemHasIssue' | 'ItemIsListed';

interface AskedFor extends Pick<ActedOn, 'defective' | 'checkResult' | 'isListed'> {
  state: ItemState;
  /** On its way to its buyer. */
  isSold: boolean;
}

/** Why a request is not offered for an item, in the words in which the server would refuse it (R5.16, R8.23–R8.26). Undefined where the item is not the reason. */
export const whyNotAsked = (name: ItemActionName, { state, isSold, isListed, defective, checkResult }: AskedFor): NotAskedFor | undefined => {
  const { qualifiedOnly, genuineOnly }: ItemAction = itemActions[name];
  if (state !== 'available' && state !== 'issue') {
    if (isSold) return 'ItemSold';
    const hasLeft = state === 'outOfWarehouse.shipped' || state === 'outOfWarehouse.returned';
    return heldBy(state) && !hasLeft ? 'ItemDoingAnotherTask' : 'ItemNotInStock';
  }
  if (checkResult === 'fake' && (genuineOnly || qualifiedOnly)) return 'ItemIsFake';
  if (qualifiedOnly && (state === 'issue' || defective || checkResult === null)) return 'ItemHasIssue';
  return isListed && isRequest(name) ? 'ItemIsListed' : undefined;
};

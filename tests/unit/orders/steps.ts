import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { CommandResult } from '#kernel/commands/commands.ts';
import { moveItemsRoute } from '#services/shelving/move-items.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { cancelOutboundRoute } from '#services/outbound/cancel-outbound.ts';
import { pickItemRoute } from '#services/outbound/pick-item.ts';
import { packOrderRoute } from '#services/outbound/pack-order.ts';
import { shortPickRoute } from '#services/outbound/short-pick.ts';
import { shipOrderRoute } from '#services/outbound/ship-order.ts';
import { applyCashOutRoute } from '#services/requests/apply/apply-cash-out.ts';
import { applyConsignmentRoute } from '#services/requests/apply/apply-consignment.ts';
import { applyOwnershipTransferRoute } from '#services/requests/apply/apply-ownership-transfer.ts';
import { applyReshipRoute } from '#services/requests/apply/apply-reship.ts';
import { applyShipWithLabelRoute } from '#services/requests/apply/apply-ship-with-label.ts';
import { applyWarehouseTransferRoute } from '#services/requests/apply/apply-warehouse-transfer.ts';
import { orderDirectOutboundRoute } from '#services/requests/apply/order-direct-outbound.ts';
import { confirmRequestRoute } from '#services/requests/answer/confirm-request.ts';
import { sellConsignmentRoute } from '#services/requests/consignment/sell-consignment.ts';
import { approveRequestRoute } from '#services/requests/review/approve-request.ts';
import { quoteRequestRoute } from '#services/requests/review/quote-request.ts';
import { consign, reship, shipWithLabel } from './bodies.ts';
import { picker, reviewer, seller } from './viewers.ts';
import type { World } from './world.ts';

/** The ways into the states that specs begin from. Each step must be accepted. */
export const accepted = async <Answer>(result: Promise<CommandResult<Answer>>): Promise<Answer> => {
  const outcome = await result;
  if (outcome.kind === 'rejected') throw new Error(`${outcome.rejection.rejected} ${outcome.rejection.field ?? ''}`);
  return outcome.answer;
};

/** An application of a type, under review; a direct outbound is on the floor. A consignment takes one item. */
export const apply = async (w: World, type: RequestType, oneIds: readonly string[], who: Viewer = seller): Promise<string> => {
  switch (type) {
    case 3:
      return (await accepted(w.call(applyShipWithLabelRoute, who, shipWithLabel(oneIds)))).oddNo;
    case 4:
      return (await accepted(w.call(applyReshipRoute, who, reship(oneIds)))).oddNo;
    case 5:
      return (await accepted(w.call(applyCashOutRoute, who, { oneIds }))).oddNo;
    case 6:
      return (await accepted(w.call(applyConsignmentRoute, who, consign(...oneIds)))).oddNos[0];
    case 7:
      return (await accepted(w.call(applyOwnershipTransferRoute, who, { oneIds, targetShopId: 8 }))).oddNo;
    case 16:
      return (await accepted(w.call(applyWarehouseTransferRoute, who, { oneIds, toWarehouseId: 'JFK' }))).oddNo;
    case 14:
      return (await accepted(w.call(orderDirectOutboundRoute, reviewer, { oneIds, remark: 'Buyback' }))).oddNo;
  }
};

export const quote = (w: World, oddNo: string) => {
  const { requestType, oneIds } = w.order(oddNo);
  const perItem = oneIds.map((oneId, index) => ({ oneId, priceCents: 10_000 + index }));
  return accepted(w.call(quoteRequestRoute, reviewer, requestType === 5 ? { oddNo, perItem } : { oddNo, feeCents: 1_001 }));
};

/** Applied, and waiting for the seller's answer. */
export const quoted = async (w: World, type: 3 | 4 | 5 | 7 | 16, oneIds: readonly string[]): Promise<string> => {
  const oddNo = await apply(w, type, oneIds);
  await quote(w, oddNo);
  return oddNo;
};

/** The seller accepts what was quoted, as it stands. */
export const confirm = (w: World, oddNo: string) => accepted(w.call(confirmRequestRoute, seller, { oddNo, ...seen(w, oddNo) }));

/** What a seller who looks at the order is shown. */
export const seen = (w: World, oddNo: string) => {
  const { feeCents, perItem } = w.order(oddNo);
  return { feeCents, priceCents: perItem.reduce((sum, { priceCents }) => sum + priceCents, 0) };
};

/** On the floor, its fee of 10.01 paid. */
export const paid = async (w: World, type: 3 | 4, oneIds: readonly string[]): Promise<string> => {
  await w.recharged(7, 1_001);
  const oddNo = await quoted(w, type, oneIds);
  await confirm(w, oddNo);
  return oddNo;
};

export const approve = (w: World, oddNo: string) => accepted(w.call(approveRequestRoute, reviewer, { oddNo }));

export const sell = (w: World, oddNo: string, platform?: string) =>
  accepted(w.call(sellConsignmentRoute, reviewer, { oddNo, platOrderNo: `M-${oddNo}`, soldPriceCents: 21_000, platform }));

/** On the floor, waiting to be picked. */
export const onTheFloor = async (w: World, type: 3 | 4 | 6 | 14 | 16, oneIds: readonly string[]): Promise<string> => {
  const oddNo = await apply(w, type, oneIds);
  if (type !== 14) await approve(w, oddNo);
  if (type === 6) await sell(w, oddNo);
  return oddNo;
};

export const pick = (w: World, oddNo: string, oneId: string) =>
  accepted(w.call(pickItemRoute, picker, { oddNo, oneId, shelf: w.item(oneId).shelfName, tote: 'T-1' }));

export const pack = (w: World, oddNo: string, ...parcels: string[][]) =>
  accepted(w.call(packOrderRoute, picker, { oddNo, parcels: parcels.map((oneIds) => ({ oneIds, weightGrams: 1_400 })) }));

export const ship = (w: World, oddNo: string, more: object = {}) =>
  accepted(w.call(shipOrderRoute, picker, { oddNo, ...(w.order(oddNo).label ? {} : { logNo: 'TRACK-0001', carrier: 'FedEx' }), ...more }));

export const cancelOutbound = (w: World, oddNo: string) => accepted(w.call(cancelOutboundRoute, reviewer, { oddNo, reason: 'asked by phone' }));

export const shelve = (w: World, oneId: string, shelfId: string) => accepted(w.call(shelveItemRoute, picker, { oneId, shelfId }));

export const move = (w: World, oneIds: readonly string[], shelfId: string) => accepted(w.call(moveItemsRoute, picker, { oneIds, shelfId }));

/** What was not on its shelf, with another in its place where one is named. */
export const shortPick = (w: World, oddNo: string, oneId: string, more: { reason: string; twin?: string }) =>
  w.call(shortPickRoute, picker, { oddNo, oneId, ...more });

import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import {
  approveWriteOff as approveEndpoint,
  rejectWriteOff as rejectEndpoint,
  requestWriteOff as requestEndpoint,
} from '#contracts/missing/missing-endpoints.ts';
import { itemStream, type Item, type LoadedItem } from '../aggregates/item/item.ts';
import { countOffShelf } from '../aggregates/shelf/shelf-load.ts';
import { ownGoodsAmong, takeOutOfStock, type OwnGoods } from '../aggregates/wallet/own-goods.ts';
import { commandRoute, type CommandOf } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { requireMissing } from './missing-policies.ts';

export const requestWriteOff = ({ viewer, body }: CommandOf<typeof requestEndpoint, 'viewer'>, { item }: { item: LoadedItem }): Decision =>
  requireMissing(viewer, item, 'WriteOffRequested') ??
  accept(change(item, { type: 'WriteOffRequested', data: { reason: body.reason, requesterId: viewer.accountId } }));

/** Two persons write an item off: the one who asks for it does not decide. */
export const requireAnotherPerson = ({ accountId }: Pick<Viewer, 'accountId'>, item: Item): Rejection | undefined =>
  item.writeOffRequesterId === accountId ? reject('WriteOffByRequester', { field: 'oneId', params: { oneId: formatOneId(item.oneId) } }) : undefined;

interface WrittenOff {
  item: LoadedItem;
  /** Where the operator bought it. */
  ownGoods: readonly OwnGoods[];
}

/** Its place on the shelf is free; what the operator paid for its own is no stock any more. */
export const approveWriteOff = ({ viewer, now }: CommandOf<typeof approveEndpoint, 'viewer' | 'now'>, { item, ownGoods }: WrittenOff): Decision => {
  const refusal = requireMissing(viewer, item, 'ItemWrittenOff') ?? requireAnotherPerson(viewer, item);
  if (refusal) return refusal;
  return { ...accept(change(item, { type: 'ItemWrittenOff', data: {} }), ...takeOutOfStock(ownGoods, now)), counts: countOffShelf(item) };
};

export const rejectWriteOff = ({ viewer, body }: CommandOf<typeof rejectEndpoint, 'viewer'>, { item }: { item: LoadedItem }): Decision =>
  requireMissing(viewer, item, 'WriteOffRejected') ??
  requireAnotherPerson(viewer, item) ??
  accept(change(item, { type: 'WriteOffRejected', data: { reason: body.reason } }));

export const requestWriteOffRoute = commandRoute(requestEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return toOutcome(requestWriteOff({ viewer, body }, { item }), { oneId: body.oneId, state: 'missing.writingOff' as const });
});

export const approveWriteOffRoute = commandRoute(approveEndpoint, async ({ viewer, body, now }, load) => {
  const item = await load.one(itemStream, body.oneId);
  const decision = approveWriteOff({ viewer, body, now }, { item, ownGoods: ownGoodsAmong(load, [item]) });
  return toOutcome(decision, { oneId: body.oneId, state: 'writtenOff' as const });
});

export const rejectWriteOffRoute = commandRoute(rejectEndpoint, async ({ viewer, body }, load) => {
  const item = await load.one(itemStream, body.oneId);
  return toOutcome(rejectWriteOff({ viewer, body }, { item }), { oneId: body.oneId, state: 'missing.sought' as const });
});

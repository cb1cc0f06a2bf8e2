import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { editRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { releaseLabelOfOrder, claimLabelForOrder } from '#services/aggregates/order/order-label.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { orderKinds } from '#services/aggregates/order/order-kinds.ts';
import { loadOwnOrder, requireOrderAllows } from '#services/aggregates/order/order-policies.ts';
import type { Order } from '#services/aggregates/order/order.ts';
import { requireCompleteAddress } from '../address.ts';
import { requireUsableLabel } from '../label.ts';
import { type OrderAndItems, requestedAnew, requireStillReserved, withItems } from '../order-items.ts';

export interface EditRequest {
  viewer: Pick<Viewer, 'accountId'>;
  body: BodyOf<typeof editRequestEndpoint>;
}

export const requireEditOfType = (order: Order, { body }: Pick<EditRequest, 'body'>): Rejection | undefined => {
  const foreign = (['label', 'address', 'priceCents'] as const).find(
    (field) => body[field] !== undefined && orderKinds[order.kind].editable !== field,
  );
  return foreign && reject('EditNotOfThisType', { field: foreign });
};

/** A quoted request loses its quotation: the items are asked for anew, and the review begins again. */
export const editRequest = ({ viewer, body }: EditRequest, { order, items }: OrderAndItems): Decision => {
  const editorId = viewer.accountId;
  const { label, address, priceCents, remark } = body;
  const refusal =
    requireOrderAllows(order, 'OrderEdited') ??
    requireEditOfType(order, { body }) ??
    (label && requireUsableLabel(label)) ??
    (address && requireCompleteAddress(address)) ??
    (order.state === 'toConfirm' ? requireStillReserved({ order, items }, 'RequestCancelled') : undefined);
  if (refusal) return refusal;

  const otherLabel = label && label.logNo !== order.label?.logNo;
  return {
    changes: [
      change(order, { type: 'OrderEdited', data: { editorId, remark, label, address, priceCents } }),
      ...(order.state === 'toConfirm' ? requestedAnew({ order, items }) : []),
    ],
    ...(otherLabel && { claims: claimLabelForOrder(label, order), releases: releaseLabelOfOrder(order) }),
  };
};

export const editRequestRoute = commandRoute(editRequestEndpoint, async ({ body, viewer }, load) => {
  const order = await loadOwnOrder(load, viewer, body.oddNo);
  if (isRejection(order)) return order;
  return orderDecided(order, editRequest({ viewer, body }, await withItems(load, order)));
});

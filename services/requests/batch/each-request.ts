import type { Viewer } from '#contracts/kernel/viewer.ts';
import { rejectionMessage } from '#contracts/errors.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RequestResult } from '#contracts/requests/batch-requests.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import type { Load } from '#kernel/commands/commands.ts';
import type { Accepted, Decision } from '#kernel/commands/decision.ts';
import { orderAfter } from '#services/aggregates/order/order-answer.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { itemsOf } from '../order-items.ts';

interface Batch {
  oddNos: readonly string[];
  /** The order if the caller may reach it. */
  find: (oddNo: string) => Promise<Order | Rejection>;
  decide: (order: Order, items: readonly Item[]) => Decision;
}

/**
 * Decides on each request by itself and carries out together what is accepted: an item is reserved for one request only, so no decision touches another's
 * streams. What is refused stays as it is and says why.
 */
export const eachRequest = async (
  load: Load,
  { language }: Pick<Viewer, 'language'>,
  { oddNos, find, decide }: Batch,
): Promise<{ decision: Accepted; answer: { results: RequestResult[] } }> => {
  await loadTogether(load, oddNos);
  const decisions: Accepted[] = [];
  const results: RequestResult[] = [];
  for (const oddNo of oddNos) {
    const order = await find(oddNo);
    const decision = isRejection(order) ? order : decide(order, await itemsOf(load, order));
    if (isRejection(decision)) {
      results.push({ oddNo, state: null, refusal: { error: decision.rejected, msg: rejectionMessage(decision, language) } });
    } else {
      decisions.push(decision);
      results.push({ oddNo, state: orderAfter(oddNo, isRejection(order) ? undefined : order, decision).state, refusal: null });
    }
  }
  return { decision: together(decisions), answer: { results } };
};

/** Two round trips for all of them; what is asked for one by one afterwards is there. */
const loadTogether = async (load: Load, oddNos: readonly string[]): Promise<void> => {
  const orders = await load.many(orderStream, oddNos);
  await load.many(
    itemStream,
    orders.flatMap((order) => order?.oneIds ?? []),
  );
};

const together = (decisions: readonly Accepted[]): Accepted => ({
  changes: decisions.flatMap(({ changes }) => changes),
  claims: decisions.flatMap(({ claims = [] }) => claims),
  releases: decisions.flatMap(({ releases = [] }) => releases),
  counts: decisions.flatMap(({ counts = [] }) => counts),
});

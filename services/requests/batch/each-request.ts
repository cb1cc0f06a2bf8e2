import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { rejectionMessage } from '#contracts/errors.ts';
import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { RequestResult } from '#contracts/requests/batch-requests.ts';
import { noChange, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import type { UnitOfWork } from '#kernel/commands/unit-of-work.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { orderAfter } from '#services/aggregates/order/order-answer.ts';
import { orderStream, type LoadedOrder } from '#services/aggregates/order/order.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { withItems, type OrderAndItems } from '../order-items.ts';

interface Batch {
  oddNos: readonly string[];
  /** The order if the caller may reach it. */
  find: (oddNo: string) => Promise<LoadedOrder | Rejection>;
  decide: (states: OrderAndItems, index: number) => Decision;
}

/** Decides on each request in turn, as those before it leave things, and carries out together what is accepted. What is refused stays as it is and says why. */
export const eachRequest = async (
  unit: UnitOfWork,
  { language }: Pick<Viewer, 'language'>,
  { oddNos, find, decide }: Batch,
): Promise<{ decision: Accepted; answer: { results: RequestResult[] } }> => {
  await loadTogether(unit, oddNos);
  const results: RequestResult[] = [];
  for (const [index, oddNo] of oddNos.entries()) {
    const order = await find(oddNo);
    const decision = isRejection(order) ? order : decide(await withItems(unit, order), index);
    if (isRejection(decision)) {
      results.push({ oddNo, state: null, refusal: { error: decision.rejected, msg: rejectionMessage(decision, language) } });
    } else {
      unit.apply(decision);
      results.push({ oddNo, state: orderAfter(order as LoadedOrder, decision).state, refusal: null });
    }
  }
  return { decision: noChange, answer: { results } };
};

/** Few round trips for all of them; what is asked for one by one afterwards is there. */
const loadTogether = async (unit: UnitOfWork, oddNos: readonly string[]): Promise<void> => {
  const orders = await unit.many(orderStream, oddNos);
  await unit.many(
    itemStream,
    orders.flatMap((order) => order?.oneIds ?? []),
  );
  await unit.many(
    walletStream,
    orders.flatMap((order) => (order?.cardFee ? order.shopId : [])),
  );
};

import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { selfOperatedShop } from '#contracts/accounts/self-operated.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { applyCashOutEndpoint } from '#contracts/requests/apply-cash-out.ts';
import { firstRefusal } from '#services/aggregates/item/item-policies.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { orderDecided } from '#services/aggregates/order/order-answer.ts';
import { noItemTwice, onlyItemsOfOneWarehouse, onlyItemsOfShop, onlyQualifiedItems } from '../eligibility.ts';
import { application, applicantOf, applied, type Applicant } from './application.ts';

type ApplyCashOut = BodyOf<typeof applyCashOutEndpoint>;

const notOfTheOperator = ({ shopId }: Applicant): Rejection | undefined =>
  shopId === selfOperatedShop ? reject('OwnGoodsCashOut', { field: 'oneIds' }) : undefined;

export const applyCashOut = (command: ApplyCashOut, applicant: Applicant, oddNo: string, items: readonly Item[]): Decision => {
  const refusal = firstRefusal(
    noItemTwice(command.oneIds),
    onlyItemsOfShop(applicant.shopId, items),
    notOfTheOperator(applicant),
    onlyQualifiedItems(items),
    onlyItemsOfOneWarehouse(items),
  );
  if (refusal) return refusal;

  return accept(...application({ ...applied(oddNo, applicant, items), requestType: requestTypeOf.cashOut, remark: command.remark }));
};

export const applyCashOutRoute = commandRoute(applyCashOutEndpoint, async ({ body, viewer, numbers, now }, load) => {
  const applicant = applicantOf(viewer);
  if (isRejection(applicant)) return applicant;
  const items = await load.many(itemStream, body.oneIds);
  const oddNo = await numbers.oddNo(now);
  return orderDecided(oddNo, undefined, applyCashOut(body, applicant, oddNo, items));
});

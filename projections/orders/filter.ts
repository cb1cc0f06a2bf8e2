import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { orderKinds, requestTypeOf } from '#contracts/item/order-kinds.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { orderStates } from '#contracts/outbound/order-states.ts';
import type { listOrders } from '#contracts/outbound/order-queries.ts';
import { readableKinds, readsEveryKind } from '#contracts/outbound/order-reads.ts';
import { orderStatus, orderVariantStatus } from '#contracts/outbound/order-statuses.ts';
import { all, any, equal, likeText, oneOf, within, type Condition } from '../kernel/lists/conditions.ts';
import { inTote } from '../shared/in-tote.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import { listedWarehouse, visibleFieldsOf, withinRowScope } from '../shared/visible-fields.ts';
import { searchExpression } from './table.ts';

export type OrderFilter = QueryOf<typeof listOrders>;

/** A transfer is a row of the receiving shop too; whoever works for the operator reads the kinds of their codes. */
export const reachable = (viewer: Viewer): Condition =>
  all(
    withinRowScope(viewer, { shop: ['o.shop_id', 'o.target_shop_id'], warehouse: 'o.warehouse_id' }),
    isSeller(viewer) ? undefined : ofReadableKind(viewer),
  );

const ofReadableKind = ({ permissions }: Viewer): Condition | undefined =>
  readsEveryKind(permissions) ? undefined : sql`o.request_type = any(${readableKinds(permissions).map((kind) => requestTypeOf[kind])}::smallint[])`;

/** Everything that narrows the list but state, stage and status: under it they are counted. */
export const whereClause = (viewer: Viewer, filter: OrderFilter, now: Date): Condition => {
  const range = (first: string | undefined, last: string | undefined) => dateRange(first, last, viewer.timeZone);
  return all(
    reachable(viewer),
    oneOf('o.request_type', filter.type),
    equal('o.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('o.shop_id', filter.shopId),
    equal('o.target_shop_id', filter.targetShopId),
    equal('o.batch_no', filter.batchNo),
    visibleFieldsOf(viewer).staff && equal('o.operator_id', filter.operatorId),
    equal('o.carrier', filter.carrier),
    filter.tote !== undefined && visibleFieldsOf(viewer).staff && inTote(filter.tote),
    matching(filter.text, viewer),
    filter.late && late(now),
    filter.late === false && sql`not ${isLate(now)}`,
    within('o.applied_at', range(filter.beginTime ?? filter.beginDate, filter.endTime ?? filter.endDate)),
    within('o.shipped_at', range(filter.outBeginTime, filter.outEndTime)),
    within('o.finished_at', range(filter.finishBeginTime, filter.finishEndTime)),
  );
};

export const standing = (filter: Pick<OrderFilter, 'state' | 'stage' | 'status' | 'variantStatus'>): Condition =>
  all(
    oneOf('o.state', filter.state),
    oneOf('o.stage', filter.stage),
    ofStatus(filter.status, orderStatus),
    ofStatus(filter.variantStatus, orderVariantStatus),
  );

/** Past its due time and still in the warehouse. */
export const isLate = (now: Date) => sql<boolean>`coalesce(${late(now)}, false)`;

/** In the words of the index of what is on the floor. */
const late = (now: Date): Condition => sql`(o.stage is not null and o.stage <> 'out' and o.due_at < ${now.toISOString()})`;

/** A status number means another state in the list of each type. */
const ofStatus = (numbers: readonly number[] | undefined, reading: typeof orderStatus): Condition | undefined => {
  if (!numbers?.length) return undefined;
  const meant = orderKinds
    .map((kind) => requestTypeOf[kind])
    .flatMap((type) =>
      orderStates.filter((state) => numbers.includes(reading(type, state).number ?? 0)).map((state) => sql`(${type}::smallint, ${state}::text)`),
    );
  return meant.length === 0 ? sql`false` : sql`(o.request_type, o.state) in (${sql.join(meant)})`;
};

/** The platform's number of a consignment is found only by those who see it. */
const matching = (text: string | undefined, viewer: Viewer): Condition | undefined => {
  if (!text) return undefined;
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return sql`o.units @> ${JSON.stringify([{ oneId }])}::jsonb`;
  const found = expressionContains(searched, text);
  return visibleFieldsOf(viewer).platOrderNo
    ? found
    : all(found, any(...['o.odd_no', 'o.log_no', 'o.batch_no'].map((column) => contains(column, text))));
};

const contains = (column: string, text: string): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`;

/** The indexed expression, with its columns named in the query. */
const searched = searchExpression.replaceAll(/\b(odd_no|log_no|batch_no|plat_order_no)\b/g, 'o.$1');

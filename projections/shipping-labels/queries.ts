import { sql } from 'kysely';
import { isSeller, type Viewer } from '#contracts/kernel/access/viewer.ts';
import { dateRange } from '#contracts/kernel/lists/date-range.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { refundDays, voidableDays } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { shippingLabelActionsOn } from '#contracts/labels/shipping/shipping-label-actions.ts';
import {
  shippingLabelViews,
  type getShippingLabel,
  type listShippingLabels,
  type ShippingLabelRow,
  type ShippingLabelView,
} from '#contracts/labels/shipping/shipping-label-queries.ts';
import { all, equal, within, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinRowScope } from '../shared/visible-fields.ts';
import { byNumber, byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import { countOver } from '../kernel/derived/counts.ts';
import { expressionContains } from '../kernel/lists/text-search.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { searchExpression } from './table.ts';
import { canUseCounts } from './materialised-counts.ts';

type Filter = QueryOf<typeof listShippingLabels>;

export interface LabelNeeds {
  db: ReadDatabase;
  clock: { now(): Date };
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = {
  gmtCreate: byTime('l.bought_at'),
  gmtModify: byTime('l.updated_at'),
  gmtVoided: byTimeOrNone('l.voided_at'),
  feeCents: byNumber('l.fee_cents'),
};

const belongs = { shop: ['l.shop_id'], warehouse: 'l.warehouse_id' };

export const labelPage = async (
  { db, clock, allowedEvents }: LabelNeeds,
  viewer: Viewer,
  filter: Filter,
): Promise<DataOf<typeof listShippingLabels>> => {
  const narrowed = all(
    withinRowScope(viewer, belongs),
    ownOf(viewer),
    equal('l.shop_id', filter.shopId),
    equal('l.carrier', filter.carrier),
    filter.unused === undefined ? undefined : sql`(${orderOfLabel} is null and ${isInside}) = ${filter.unused}`,
    filter.text ? expressionContains(searchExpression, filter.text) : undefined,
    within('l.bought_at', dateRange(filter.beginTime, filter.endTime, viewer.timeZone)),
  );
  const materialised = canUseCounts(viewer, filter);
  const count = countOver(materialised);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(labelsWithOrder(db).where(all(narrowed, inView(filter.view))), { sort: sorts[filter.sort], key: 'l.label_no', request: filter }),
    db
      .selectFrom(db.dynamic.table(materialised ? 'shipping_labels_tally' : 'shipping_labels').as('l'))
      .where(narrowed)
      .select([count(inView(filter.view)).as('matching'), ...shippingLabelViews.map((view) => count(inView(view)).as(view))])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(rows.map(toLabel(viewer, clock.now(), allowedEvents)), { totalCount: matching, counts, next }, filter);
};

/** `NotFound` for a label that is not the viewer's to see. */
export const labelDetail = async (
  { db, clock, allowedEvents }: LabelNeeds,
  viewer: Viewer,
  { labelNo }: QueryOf<typeof getShippingLabel>,
): Promise<ShippingLabelRow | Rejection> => {
  const row = await labelsWithOrder(db)
    .where(all(withinRowScope(viewer, belongs), ownOf(viewer), equal('l.label_no', labelNo)))
    .executeTakeFirst();
  return row ? toLabel(viewer, clock.now(), allowedEvents)(row) : reject('NotFound', { field: 'labelNo' });
};

/** A label of a carrier, by the number that its parcel travels under. */
export const labelUnder =
  (db: ReadDatabase) =>
  async (logNo: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('shipping_labels')
      .select('label_no')
      .where('log_no', '=', logNo)
      .where('connected', '=', true)
      .executeTakeFirst();
    return row?.label_no;
  };

/** The order that ships under its number, unless that was given up. */
const orderOfLabel = sql<
  string | null
>`(select o.odd_no from orders o where l.log_no <> '' and lower(o.log_no) = lower(l.log_no) and o.shop_id = l.shop_id
  and o.state not in ('rejected', 'cancelled') limit 1)`;

/** Its carrier has not come for the parcel. */
const isInside = sql<boolean>`coalesce(l.parcel_status, 'announced') = 'announced'`;

const labelsWithOrder = (db: ReadDatabase) =>
  db
    .selectFrom('shipping_labels as l')
    .leftJoin('shops as s', 's.shop_id', 'l.shop_id')
    .selectAll('l')
    .select(['s.uid', 's.realname'])
    .select(orderOfLabel.as('odd_no'));

type FoundLabel = Awaited<ReturnType<ReturnType<typeof labelsWithOrder>['execute']>>[number];

const toLabel =
  (viewer: Viewer, now: Date, allowedEvents: AllowedEvents) =>
  (row: FoundLabel): ShippingLabelRow => {
    const { state, shop_id: shopId } = row;
    const voidable = daysAfter(row.bought_at, voidableDays);
    return {
      labelNo: row.label_no,
      state,
      shopInfo: { id: shopId, uid: row.uid ?? '', realname: row.realname ?? '' },
      carrier: row.carrier,
      service: row.service,
      logNo: row.log_no,
      parcelStatus: row.parcel_status,
      carrierFile: row.url !== null,
      gmtScanned: row.scanned_at,
      voidRefused: row.void_refused,
      postageCents: row.postage_cents,
      signatureCents: row.signature_cents,
      insuranceCents: row.insurance_cents,
      feeCents: row.fee_cents,
      declaredValueCents: row.declared_value_cents,
      signature: row.signature,
      from: row.from_address,
      warehouseId: row.warehouse_id,
      to: row.to_address,
      parcel: row.parcel,
      billedGrams: row.billed_grams,
      oddNo: row.odd_no,
      reason: row.reason,
      gmtCreate: row.bought_at,
      gmtVoidable: voidable,
      gmtVoided: row.voided_at,
      gmtRefundDue: state === 'voided' && row.voided_at ? daysAfter(row.voided_at, refundDays) : null,
      gmtRefunded: row.refunded_at,
      gmtModify: row.updated_at,
      version: row.version,
      actions: shippingLabelActionsOn(
        {
          state,
          shopId,
          free: row.odd_no === null && now.toISOString() <= voidable && (row.parcel_status ?? 'announced') === 'announced',
          connected: row.connected,
          refused: row.void_refused !== null,
        },
        viewer,
        allowedEvents.shippingLabel(state),
      ),
    };
  };

/** What the operator bought for an order is the operator's. */
const ownOf = (viewer: Viewer): Condition | undefined => (isSeller(viewer) ? sql`l.for_order IS NULL` : undefined);

const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * 86_400_000).toISOString();

const inView = (view: ShippingLabelView): Condition => (view === 'all' ? sql`true` : sql`l.state = ${view}`);

import { sql } from 'kysely';
import { actionsOnContainer } from '#contracts/containers/container-actions.ts';
import { containerViews, type ContainerDetail, type ContainerRow, type ContainerView } from '#contracts/containers/container-queries.ts';
import type { getContainer, listContainers } from '#contracts/containers/container-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import { byText, byTime, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { listedWarehouse, withinWarehouses } from '../shared/visible-fields.ts';

type Filter = QueryOf<typeof listContainers>;

interface Needs {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

const conditions: Record<ContainerView, Condition> = {
  all: sql`not c.retired`,
  filled: sql`not c.retired and held.items > 0`,
  empty: sql`not c.retired and held.items = 0`,
  retired: sql`c.retired`,
};

const sorts: Record<Filter['sort'], SortKey> = { gmtModify: byTime('c.updated_at'), shelf: { ...byText('c.shelf_name'), atOnce: true } };

export const containerPage = async ({ db, allowedEvents }: Needs, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listContainers>> => {
  const reach = all(
    withinWarehouses(viewer, 'c.warehouse_id'),
    equal('c.warehouse_id', listedWarehouse(viewer, filter.wareId)),
    equal('c.kind', filter.kind),
    filter.text ? matching(filter.text) : undefined,
  );
  const [{ rows, next }, counts] = await Promise.all([
    sortedPage(containersOf(db).where(all(reach, conditions[filter.view])), { sort: sorts[filter.sort], key: 'c.container_id', request: filter }),
    containersOf(db)
      .where(reach)
      .clearSelect()
      .select(containerViews.map((view) => sql<number>`count(*) filter (where ${conditions[view]})::int`.as(view)))
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => toRow(row, viewer, allowedEvents)),
    { totalCount: counts[filter.view], counts, next },
    filter,
  );
};

/** An item is found by the container that it is in. */
const matching = (text: string): Condition => {
  const oneId = normaliseOneId(text);
  if (isOneId(oneId)) return any(sql`c.container_id = ${oneId}`, holds(oneId));
  return sql`lower(c.shelf_name) like ${likeText(text)}`;
};

const holds = (oneId: string): Condition => sql`c.contents @> ${JSON.stringify([oneId])}::jsonb`;

/** Each with how much is in it still: what has left its shelf has left the container. */
const containersOf = (db: ReadDatabase) =>
  db
    .selectFrom('containers as c')
    .leftJoin('warehouses as w', 'w.id', 'c.warehouse_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('inventory as i')
          .where(stillIn)
          .select(sql<number>`count(*)::int`.as('items'))
          .as('held'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select(['w.name as ware_name', 'held.items']);

const stillIn = sql<boolean>`i.one_id in (select jsonb_array_elements_text(c.contents)) and i.shelf_id = c.shelf_id
  and i.state not in ('missing.sought', 'missing.writingOff')`;

type Found = Awaited<ReturnType<ReturnType<typeof containersOf>['execute']>>[number];

const toRow = (row: Found, viewer: Viewer, allowedEvents: AllowedEvents): ContainerRow => ({
  containerId: row.container_id,
  kind: row.kind,
  state: row.retired ? 'retired' : row.items > 0 ? 'filled' : 'empty',
  warehouseId: row.warehouse_id,
  wareName: row.ware_name ?? '',
  shelfId: row.shelf_id,
  shelvesName: row.shelf_name,
  items: row.items,
  gmtLabel: row.label_at,
  gmtCreate: row.created_at,
  gmtModify: row.updated_at,
  version: row.version,
  actions: actionsOnContainer(viewer, allowedEvents.container(row.retired ? 'retired' : 'inUse')).filter(
    (action) => (action === 'empty') === row.items > 0,
  ),
});

export const containerDetail = async (
  { db, allowedEvents }: Needs,
  viewer: Viewer,
  { containerId }: QueryOf<typeof getContainer>,
): Promise<ContainerDetail | Rejection> => {
  const row = await containersOf(db)
    .where(all(equal('c.container_id', containerId), withinWarehouses(viewer, 'c.warehouse_id')))
    .executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'containerId' });
  const people = [...new Set(row.history.map(({ personId }) => personId))];
  const [contents, names] = await Promise.all([
    db
      .selectFrom('containers as c')
      .innerJoin('inventory as i', (join) => join.on(stillIn))
      .where('c.container_id', '=', containerId)
      .orderBy('i.one_id')
      .select(['i.one_id as oneId', 'i.sku', 'i.name as remarks', 'i.size as spec', 'i.image as img', 'i.state'])
      .execute(),
    db.selectFrom('staff').where('account_id', 'in', people).select(['account_id', 'name']).execute(),
  ]);
  const nameOf = new Map(names.map(({ account_id, name }) => [account_id, name]));
  return {
    ...toRow(row, viewer, allowedEvents),
    contents,
    history: row.history.map(({ event, at, personId, text, items }) => ({ event, gmt: at, person: nameOf.get(personId) ?? '', text, items })),
  };
};

/** In which container an item is; null where in none. */
export const containerOf =
  (db: ReadDatabase) =>
  async (oneId: string): Promise<string | null> => {
    const row = await db
      .selectFrom('containers as c')
      .innerJoin('inventory as i', (join) => join.on(stillIn))
      .where(all(sql`not c.retired`, holds(oneId), equal('i.one_id', oneId)))
      .select('c.container_id')
      .executeTakeFirst();
    return row?.container_id ?? null;
  };

import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { CountDetail, getCount } from '#contracts/counts/count-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryOf } from '#contracts/kernel/endpoint.ts';
import { all, equal } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import { shelfName } from '../shared/shelf-name.ts';
import { withinWarehouses } from '../shared/visible-fields.ts';
import { countsOf, isOwnRound, namesOf, seesResult, toRow } from './queries.ts';

interface Asked {
  viewer: Viewer;
  query: QueryOf<typeof getCount>;
  allowedEvents: AllowedEvents;
}

export const countDetail = async (db: ReadDatabase, { viewer, query, allowedEvents }: Asked): Promise<CountDetail | Rejection> => {
  const row = await countsOf(db)
    .where(all(equal('c.count_no', query.countNo), withinWarehouses(viewer, 'c.warehouse_id')))
    .executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'countNo' });
  const { missing = [], misplaced = [] } = row.result && seesResult(row, viewer) ? row.result : {};
  const [names, items] = await Promise.all([namesOf(db, [row]), itemsBy(db, [...row.scans.map(({ oneId }) => oneId), ...missing, ...misplaced])]);
  const of = (oneIds: readonly string[]) => oneIds.flatMap((oneId) => items.get(oneId) ?? []);
  return {
    ...toRow(row, { viewer, allowedEvents, names }),
    mine: isOwnRound(row, viewer),
    scans: row.scans
      .toReversed()
      .flatMap(({ oneId, belongsOn, mayStay, settled }) => of([oneId]).map(({ item }) => ({ ...item, belongsOn, mayStay, settled }))),
    missing: of(missing).map(({ item }) => item),
    misplaced: of(misplaced).map(({ item, shelf }) => ({ ...item, belongsOn: shelf ?? '' })),
    history: row.history.map(({ event, at, personId, by, reason }) => ({
      event,
      gmt: at,
      person: by ?? names.get(personId) ?? '',
      text: reason ?? '',
    })),
  };
};

const itemsBy = async (db: ReadDatabase, oneIds: readonly string[]) => {
  if (oneIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('inventory as i')
    .where('i.one_id', 'in', [...new Set(oneIds)])
    .select(['i.one_id', 'i.sku', 'i.name', 'i.size', 'i.image', 'i.state', shelfName.as('shelf')])
    .execute();
  return new Map(
    rows.map(({ one_id: oneId, sku, name, size, image, state, shelf }) => [
      oneId,
      { item: { oneId, sku, remarks: name, spec: size, img: image, state }, shelf },
    ]),
  );
};

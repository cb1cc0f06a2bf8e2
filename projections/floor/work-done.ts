import { sql } from 'kysely';
import { workOfEvents, type Station } from '#contracts/floor/stations.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

/** In one warehouse, from a moment up to another. */
export interface WorkSpan {
  warehouseId: string;
  from: Date;
  before: Date;
}

interface WorkRow {
  one_id: string;
  version: number;
  recorded_at: string;
  operator_id: string;
  odd_no: string | null;
  pre_id: string | null;
  repair_no: string | null;
  batch_no: string | null;
  shelf_name: string | null;
  station: Station;
}

const kinds = sql.join(
  Object.entries(workOfEvents).map(([name, { station, done }]) => sql`(${sql.lit(name)}, ${sql.lit(station)}, ${sql.lit(done)})`),
);

/**
 * Each item that a station dealt with. What was taken back within the span was not done, and an inspection that corrects another of the span is no further one. What
 * a later span takes back stays in this one: a report does not change afterwards.
 */
export const workDone = ({ warehouseId, from, before }: WorkSpan) =>
  sql<WorkRow>`(
    select * from (
      select t.one_id, t.version, t.recorded_at, t.operator_id, t.odd_no, t.pre_id, t.repair_no, t.batch_no, t.shelf_name, k.station, k.done,
        lead(k.done) over mine as next_done, lag(k.done) over mine as last_done
      from item_timeline t
      join (values ${kinds}) k (name, station, done) on k.name = t.name
      where t.warehouse_id = ${warehouseId} and t.recorded_at >= ${from.toISOString()} and t.recorded_at < ${before.toISOString()}
      window mine as (partition by t.one_id, k.station order by t.version)
    ) e
    where e.done and e.next_done is not false and (e.station <> 'inspect' or e.last_done is not true)
  )`.as<'w'>(sql`w`);

const quarter = 15;

/** The quarters of an hour in which somebody scanned at a station, in minutes: a break is no work, and a single scan is no hour. */
export const minutesAtWork = sql<number>`(count(distinct floor(extract(epoch from w.recorded_at) / ${sql.lit(quarter * 60)})) * ${sql.lit(quarter)})::int`;

export const perHour = ({ items, minutes }: { items: number; minutes: number }): number =>
  Math.round((items / Math.max(minutes, quarter)) * 600) / 10;

/** Items by station and hour since the span began. */
export const workByHour = (db: ReadDatabase, span: WorkSpan) =>
  db
    .selectFrom(workDone(span))
    .groupBy(['w.station', sql`2`])
    .select([
      'w.station',
      sql<number>`floor(extract(epoch from w.recorded_at - ${span.from.toISOString()}::timestamptz) / 3600)::int`.as('hour'),
      sql<number>`count(*)::int`.as('items'),
      sql<number>`count(*) filter (where w.recorded_at > ${span.before.toISOString()}::timestamptz - interval '1 hour')::int`.as('lastHour'),
    ])
    .execute();

/** Items by person and station. */
export const workByPerson = (db: ReadDatabase, span: WorkSpan) =>
  db
    .selectFrom(workDone(span))
    .innerJoin('staff as p', 'p.account_id', 'w.operator_id')
    .groupBy(['w.operator_id', 'w.station'])
    .select(['w.operator_id as id', 'w.station', sql<number>`count(*)::int`.as('items'), minutesAtWork.as('minutes')])
    .execute();

/** How long somebody may be away from a station without beginning there anew. */
const MAX_BREAK_MINUTES = 30;

/** Each person's last scan, and since when they have been at that station. */
export const lastScans = (db: ReadDatabase, span: WorkSpan) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom(workDone(span))
        .selectAll('w')
        .select(
          sql<string | null>`case when lag(w.station) over own is distinct from w.station
            or w.recorded_at - lag(w.recorded_at) over own > make_interval(mins => ${sql.lit(MAX_BREAK_MINUTES)}) then w.recorded_at end`.as('begun'),
        )
        .modifyEnd(sql`window own as (partition by w.operator_id order by w.recorded_at, w.one_id, w.version)`)
        .as('w'),
    )
    .innerJoin('staff as p', 'p.account_id', 'w.operator_id')
    .groupBy(['w.operator_id', 'p.name'])
    .select([
      'w.operator_id as id',
      'p.name',
      sql<Station>`(array_agg(w.station order by w.recorded_at desc, w.one_id desc, w.version desc))[1]`.as('station'),
      sql<string>`(array_agg(w.one_id order by w.recorded_at desc, w.one_id desc, w.version desc))[1]`.as('oneId'),
      sql<string>`(array_agg(coalesce(w.odd_no, w.repair_no, w.shelf_name, w.pre_id, w.batch_no, '') order by w.recorded_at desc, w.one_id desc, w.version desc))[1]`.as(
        'task',
      ),
      sql<string>`max(w.recorded_at)`.as('gmtScan'),
      sql<string>`max(w.begun)`.as('gmtSince'),
      sql<number>`count(*) filter (where w.recorded_at > ${span.before.toISOString()}::timestamptz - interval '1 hour')::int`.as('lastHour'),
    ])
    .orderBy(sql`max(w.recorded_at)`, 'desc')
    .orderBy('w.operator_id')
    .execute();

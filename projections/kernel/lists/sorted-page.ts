import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { page, type Page } from '#contracts/kernel/lists/paging.ts';

/** What a list can be sorted by. Where a column may be empty, rows without a value stand last in both directions. */
export interface SortKey {
  by: RawBuilder<unknown>;
  type: 'timestamptz' | 'date' | 'text' | 'bigint';
  mayBeEmpty?: true;
  /** No index gives the rows in this order: they are asked for in one go, with and without a value. */
  atOnce?: true;
}

export const byTime = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'timestamptz' });
export const byTimeOrNone = (column: string): SortKey => ({ ...byTime(column), mayBeEmpty: true });
export const byDay = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'date' });
export const byText = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'text' });
export const byTextOrNone = (column: string): SortKey => ({ ...byText(column), mayBeEmpty: true });
export const byNumber = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'bigint' });
export const byNumberOrNone = (column: string): SortKey => ({ ...byNumber(column), mayBeEmpty: true });

export interface PageRequest {
  current: number;
  size: number;
  order: 'asc' | 'desc';
  /** Continues after the last row of a page, whatever was inserted before it meanwhile; `current` is then only a label. */
  after?: string | undefined;
}

/** One page of `rows`, sorted by `sort` and then by the unique `key` column. `next` is the cursor of the page after, null on the last. */
export const sortedPage = async <Row>(
  rows: SelectQueryBuilder<any, any, Row>,
  { sort, key, request }: { sort: SortKey; key: string; request: PageRequest },
): Promise<{ rows: Row[]; next: string | null }> => {
  const found = await rowsFrom({
    rows: rows.select([sql<string | null>`(${travels[sort.type].out(sort.by)})::text`.as('sort_value'), sql<string>`${sql.ref(key)}`.as('sort_key')]),
    sort,
    key,
    request,
  });
  const last = found[request.size - 1];
  return {
    rows: found.slice(0, request.size),
    next: found.length > request.size && last ? cursor({ value: last.sort_value, key: last.sort_key }, sort) : null,
  };
};

/** Rows without a value stand in the order of their key alone. */
const unsorted: SortKey = { by: sql`null::text`, type: 'text' };

interface Asked<Row> {
  rows: SelectQueryBuilder<any, any, Row>;
  sort: SortKey;
  key: string;
  request: PageRequest;
}

/** The rows of a page and one more. Those without a value are asked for by themselves, once the others are through: so an index gives each part in order. */
const rowsFrom = async <Row>(asked: Asked<Row>): Promise<Row[]> => {
  const { rows, sort, request } = asked;
  const place = placeOf(request.after, sort);
  const offset = place ? 0 : (request.current - 1) * request.size;
  const most = request.size + 1;
  if (!sort.mayBeEmpty || sort.atOnce) return part(asked, place, offset, most);

  const filled = { ...asked, rows: rows.where(sql<SqlBool>`${sort.by} is not null`) };
  const empty = { ...asked, rows: rows.where(sql<SqlBool>`${sort.by} is null`), sort: unsorted };
  if (place?.value === null) return part(empty, place, 0, most);
  const found = await part(filled, place, offset, most);
  if (found.length === most) return found;
  const passed = found.length > 0 || offset === 0 ? 0 : offset - (await countOf(filled.rows));
  return [...found, ...(await part(empty, undefined, passed, most - found.length))];
};

const part = <Row>({ rows, sort, key, request }: Asked<Row>, place: Place | undefined, offset: number, most: number): Promise<Row[]> => {
  const direction = sql.raw(request.order);
  const further = place ? rows.where(beyond(place, sort, key, request.order)) : rows.offset(offset);
  return further
    .orderBy(sql`${sort.by} ${direction} ${sql.raw(sort.atOnce ? 'nulls last' : '')}, ${sql.ref(key)} ${direction}`)
    .limit(most)
    .execute();
};

const countOf = async (rows: SelectQueryBuilder<any, any, any>): Promise<number> => {
  const counted = rows.clearSelect().select(sql<number>`count(*)::int`.as('rows'));
  return ((await counted.executeTakeFirstOrThrow()) as { rows: number }).rows;
};

/** The rows after a place; among those without a value only the key goes on. */
const beyond = (place: Place, { by, type, atOnce }: SortKey, key: string, order: PageRequest['order']): RawBuilder<SqlBool> => {
  const after = sql.raw(order === 'asc' ? '>' : '<');
  const further: RawBuilder<SqlBool> =
    place.value === null
      ? sql`${sql.ref(key)} ${after} ${place.key}`
      : sql`(${by}, ${sql.ref(key)}) ${after} (${travels[type].back(place.value)}, ${place.key})`;
  if (!atOnce) return further;
  return place.value === null ? sql`(${by} is null and ${further})` : sql`(${by} is null or ${further})`;
};

/** The page as it crosses the wire. */
export const countedPage = <Row, Counts>(
  rows: Row[],
  total: { totalCount: number; counts: Counts; next: string | null },
  request: PageRequest,
): Page<Row> & { counts: Counts; next: string | null } => ({ ...page(rows, total.totalCount, request), counts: total.counts, next: total.next });

const storable = /^[^\0]*$/;

interface Travel {
  out(by: RawBuilder<unknown>): RawBuilder<unknown>;
  back(value: string): RawBuilder<unknown>;
  fits: RegExp;
}

/** How a value travels in a cursor: so that whatever fits, also what somebody made up, can be compared. Times as microseconds since 1970, dates as days. */
const travels: Record<SortKey['type'], Travel> = {
  timestamptz: {
    out: (by) => sql`(extract(epoch from ${by}) * 1000000)::bigint`,
    back: (value) => sql`timestamptz 'epoch' + ${value}::float8 * interval '1 microsecond'`,
    fits: /^-?\d{1,16}$/,
  },
  date: { out: (by) => sql`${by} - date '1970-01-01'`, back: (value) => sql`date '1970-01-01' + ${value}::int`, fits: /^-?\d{1,6}$/ },
  bigint: { out: (by) => by, back: (value) => sql`${value}::bigint`, fits: /^-?\d{1,18}$/ },
  text: { out: (by) => by, back: (value) => sql`${value}::text`, fits: storable },
};

interface Place {
  /** Null among the rows without one. */
  value: string | null;
  key: string;
}

const cursor = ({ value, key }: Place, { type }: SortKey): string => Buffer.from(JSON.stringify([type, value, key])).toString('base64url');

/** A cursor that is none of ours, or of a list sorted by something else, starts over. */
const placeOf = (text: string | undefined, { type: sorted, mayBeEmpty }: SortKey): Place | undefined => {
  if (!text) return undefined;
  try {
    const [type, value, key] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const known = (typeof value === 'string' && travels[sorted].fits.test(value)) || (mayBeEmpty && value === null);
    return type === sorted && known && typeof key === 'string' && storable.test(key) ? { value: value as string | null, key } : undefined;
  } catch {
    return undefined;
  }
};

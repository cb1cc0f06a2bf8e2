import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { page, type Page } from '#contracts/kernel/paging.ts';

/** What a list can be sorted by. Where a column may be empty, rows without a value stand last in both directions. */
export interface SortKey {
  by: RawBuilder<unknown>;
  type: 'timestamptz' | 'text' | 'bigint';
  mayBeEmpty?: true;
}

export const byTime = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'timestamptz' });
export const byTimeOrNone = (column: string): SortKey => ({ ...byTime(column), mayBeEmpty: true });
export const byText = (column: string): SortKey => ({ by: sql`${sql.ref(column)}`, type: 'text' });
export const byNumberOrNone = (column: string): SortKey => ({ by: sql`${sql.ref(column)}::bigint`, type: 'bigint', mayBeEmpty: true });

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
  const direction = sql.raw(request.order);
  const emptyLast = sql.raw(sort.mayBeEmpty ? ' nulls last' : '');
  let query = rows
    .select([sql<string | null>`(${sort.by})::text`.as('sort_value'), sql<string>`${sql.ref(key)}`.as('sort_key')])
    .orderBy(sql`${sort.by} ${direction}${emptyLast}, ${sql.ref(key)} ${direction}`)
    .limit(request.size + 1);
  const place = placeOf(request.after, sort);
  query = place ? query.where(beyond(place, sort, key, request.order)) : query.offset((request.current - 1) * request.size);

  const found = await query.execute();
  const last = found[request.size - 1];
  return {
    rows: found.slice(0, request.size),
    next: found.length > request.size && last ? cursor({ value: last.sort_value, key: last.sort_key }, sort) : null,
  };
};

/** The rows after a place. From the first row without a value on, only the key goes on. */
const beyond = (place: Place, { by, type, mayBeEmpty }: SortKey, key: string, order: PageRequest['order']): RawBuilder<SqlBool> => {
  const after = sql.raw(order === 'asc' ? '>' : '<');
  if (place.value === null) return sql`(${by} is null and ${sql.ref(key)} ${after} ${place.key})`;
  const further = sql<SqlBool>`(${by}, ${sql.ref(key)}) ${after} (${place.value}::${sql.raw(type)}, ${place.key})`;
  return mayBeEmpty ? sql`(${further} or ${by} is null)` : further;
};

/** The page as it crosses the wire. */
export const countedPage = <Row, Counts>(
  rows: Row[],
  total: { totalCount: number; counts: Counts; next: string | null },
  request: PageRequest,
): Page<Row> & { counts: Counts; next: string | null } => ({ ...page(rows, total.totalCount, request), counts: total.counts, next: total.next });

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
    const known = typeof value === 'string' || (mayBeEmpty && value === null);
    return type === sorted && known && typeof key === 'string' ? { value, key } : undefined;
  } catch {
    return undefined;
  }
};

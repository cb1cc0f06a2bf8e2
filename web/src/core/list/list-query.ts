import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import type { PageState } from '#web/ui/list/list-state.ts';

interface Around<Query> {
  /** As long as the address says nothing else. */
  otherwise?: Partial<Query>;
  /** Whatever the address says: what the page itself stands for, such as its tab. */
  always?: Partial<Query>;
}

/** Places within a list are the page's own to say. */
const places: ReadonlySet<string> = new Set(['current', 'size', 'after', 'view']);

/**
 * What a list asks the server for: of the address all that the endpoint knows and takes. The rest of an address is not the list's, and a link that was
 * mistyped lists more instead of failing.
 */
export const listQuery = <E extends AnyEndpoint>(
  { query }: E,
  { pageNo, filters }: PageState,
  size: number,
  { otherwise, always }: Around<QueryInputOf<E>> = {},
): QueryInputOf<E> => {
  const fields = (query as { shape: Readonly<Record<string, Field>> }).shape;
  const known = Object.entries(filters).filter(
    ([name, value]) => value !== '' && !places.has(name) && fields[name]?.safeParse(value).success === true,
  );
  return { ...otherwise, ...Object.fromEntries(known), ...always, current: pageNo, size } as QueryInputOf<E>;
};

interface Field {
  safeParse(value: unknown): { success: boolean };
}

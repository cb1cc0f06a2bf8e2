/** Undefined where the page asked for is none. */
export const pageOf = <T>(all: readonly T[], query: Record<string, string | undefined>) => {
  const pageSize = Number(query['pageSize'] ?? 10);
  const pageNumber = Number(query['pageNumber'] ?? 1);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100 || !Number.isInteger(pageNumber) || pageNumber < 1) return undefined;
  const items = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { count: all.length, pageSize, pageNumber, hasNextPage: all.length > pageNumber * pageSize, items };
};

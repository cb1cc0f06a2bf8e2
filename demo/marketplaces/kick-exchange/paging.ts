/** A page behind a token that says where it begins; undefined where its size is not allowed. */
export const pageOf = <T>(all: readonly T[], { size, most, token }: { size: string | undefined; most: number; token: string | undefined }) => {
  const limit = size === undefined ? Math.min(25, most) : Number(size);
  const start = token ? Number(Buffer.from(token, 'base64url').toString()) : 0;
  if (!Number.isInteger(limit) || limit < 1 || limit > most || !Number.isInteger(start)) return undefined;
  const hasMore = start + limit < all.length;
  return { items: all.slice(start, start + limit), hasMore, next: hasMore ? Buffer.from(String(start + limit)).toString('base64url') : '' };
};

/** First and last byte asked for, both counted. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range of a `Range` header, which players need to seek and some need to play at all. Undefined: send everything (no header, several ranges,
 * or another unit); `unsatisfiable`: nothing of it lies within the file.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined => {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from, to] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : 'unsatisfiable';
};

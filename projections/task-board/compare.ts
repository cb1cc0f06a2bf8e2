/** By code point: ISO times and shelf names sort as they are. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

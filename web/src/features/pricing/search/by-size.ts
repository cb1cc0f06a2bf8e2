/** Sizes by their number; those that have none come last, by name. */
export const bySize = <Row extends { size: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => numberOf(one) - numberOf(other) || one.size.localeCompare(other.size));

const numberOf = ({ size }: { size: string }): number => {
  const number = Number.parseFloat(size);
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number;
};

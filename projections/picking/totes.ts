interface Toted {
  odd_no: string;
  units: readonly { tote: string | null }[];
}

/** One tote per order: the one that its first item went into, otherwise the order's place in the batch. */
export const totesOf = (orders: readonly Toted[]): ((oddNo: string) => string) => {
  const totes = new Map(orders.map(({ odd_no, units }, index) => [odd_no, units.find(({ tote }) => tote !== null)?.tote ?? String(index + 1)]));
  return (oddNo) => totes.get(oddNo) ?? '1';
};

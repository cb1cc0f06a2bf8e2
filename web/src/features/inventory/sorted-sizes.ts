const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Shoe sizes by their number, then clothes from small to large, then the rest. */
export const sortedSizes = (sizes: readonly string[]): string[] => [...sizes].sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));

const placeOf = (size: string): number => {
  const number = Number.parseFloat(size);
  if (!Number.isNaN(number)) return number;
  const letter = letters.indexOf(size.toUpperCase());
  return letter < 0 ? 2_000 : 1_000 + letter;
};

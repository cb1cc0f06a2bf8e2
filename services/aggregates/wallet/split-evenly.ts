/** Splits an amount in cents over `parts` items: as even as whole cents allow, and no cent lost. */
export const splitEvenly = (cents: number, parts: number): number[] => {
  const even = Math.floor(cents / parts);
  const over = cents - even * parts;
  return Array.from({ length: parts }, (_, index) => even + (index < over ? 1 : 0));
};

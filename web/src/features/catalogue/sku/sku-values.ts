/** Sizes as they are typed: parted by commas or line breaks, of either script. */
export const sizesIn = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map((size) => size.trim())
    .filter((size) => size !== '');

/** The first that is there already. */
export const repeatedSize = (sizes: readonly string[]): string | undefined =>
  sizes.find((size, index) => sizes.slice(0, index).some((before) => before.toUpperCase() === size.toUpperCase()));

/** What people put between the three figures. */
const said = /^(\d{1,3})\s*[x×*]\s*(\d{1,3})\s*[x×*]\s*(\d{1,3})\s*(?:cm)?$/i;

/** `60x40x35` as `60 × 40 × 35 cm`; undefined for what is no three sides of one centimetre at least. */
export const normaliseDimensions = (text: string): string | undefined => {
  const sides = said.exec(text.trim())?.slice(1).map(Number);
  return sides?.every((side) => side > 0) ? `${sides.join(' × ')} cm` : undefined;
};

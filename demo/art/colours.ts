type Channels = [number, number, number];

const channels = (hex: string): Channels => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
const hexOf = (values: readonly number[]): string => `#${values.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** The colour that lies `share` (0 to 1) of the way from one to the other. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [channels(from), channels(to)];
  return hexOf(a.map((v, i) => v + (b[i]! - v) * share));
};

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number): string => mix(hex, '#000000', share);

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
};

/** Thread, edges and vents: visible on the colour that they lie on, never loud. */
export const seamOn = (hex: string): string => (luminance(hex) < 0.3 ? lighter(hex, 0.2) : darker(hex, 0.17));
export const isDark = (hex: string): boolean => luminance(hex) < 0.45;

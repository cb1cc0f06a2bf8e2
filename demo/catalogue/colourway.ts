import { isDark, mix } from '../art/colours.ts';
import type { Colours } from '../art/goods-spec.ts';

export interface Colourway {
  name: string;
  colours: Colours;
}

export const white = '#f6f5f2';
export const sail = '#efe8d8';
export const black = '#18191c';
export const gum = '#b5814d';

/** A colourway from its main colours; the parts that it does not name follow from them. */
export const way = (name: string, base: string, overlay: string, accent: string, parts: Partial<Colours> = {}): Colourway => ({
  name,
  colours: {
    base,
    overlay,
    accent,
    toe: base,
    heel: overlay,
    lining: overlay,
    tongue: mix(base, overlay, 0.05),
    lace: isDark(overlay) ? white : mix(overlay, white, 0.5),
    midsole: white,
    outsole: overlay,
    ...parts,
  },
});

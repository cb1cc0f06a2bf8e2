/** What a picture shows. Shoes first: they lie on a side view, the rest stand in front. */
const silhouettes = [
  'lowTop',
  'highTop',
  'retroMid',
  'runner',
  'airRunner',
  'trail',
  'terrace',
  'knit',
  'canvasLow',
  'canvasHigh',
  'slide',
  'slipper',
  'clog',
  'boot',
  'hoodie',
  'tee',
  'cap',
  'figure',
  'blockBear',
] as const;
export type Silhouette = (typeof silhouettes)[number];

/** Patterns on the side of a shoe; all of them are this project's own. */
export type SideMark = 'none' | 'arcs' | 'bars' | 'lattice' | 'ribbon' | 'wave' | 'block' | 'chevrons' | 'disc' | 'stripe';

/** A colourway, by part. Clothes use base, overlay (ribs, brim) and accent (print); figures use base (body), overlay (suit), accent (details) and lining (face). */
export interface Colours {
  base: string;
  overlay: string;
  accent: string;
  toe: string;
  heel: string;
  lining: string;
  tongue: string;
  lace: string;
  midsole: string;
  outsole: string;
}

/** Everything that a picture needs to know of a product. */
export interface GoodsSpec {
  silhouette: Silhouette;
  mark: SideMark;
  colours: Colours;
  /** Of the carton. */
  box: string;
  /** Chooses among the small variations within a silhouette: 0 to 1. */
  variation: number;
  brand: string;
  name: string;
}

const shoes = new Set<Silhouette>(silhouettes.slice(0, silhouettes.indexOf('hoodie')));
export const isShoe = (silhouette: Silhouette): boolean => shoes.has(silhouette);

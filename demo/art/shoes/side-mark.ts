import type { SideMark } from '../goods-spec.ts';
import { panel } from '../svg.ts';

/** Where a mark lies on a shoe: its 100 × 60 drawing is placed and slanted into this frame. */
export interface MarkFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees; a side rises towards the laces. */
  turn?: number;
}

const shapes: Record<SideMark, readonly string[]> = {
  none: [],
  arcs: ['M0 60C12 24 44 4 92 0L100 12C62 17 40 32 28 60Z', 'M38 60C46 40 62 28 100 22L108 34C84 37 70 44 60 60Z'],
  bars: ['M6 60L44 0H60L22 60Z', 'M34 60L72 0H88L50 60Z', 'M62 60L100 0H116L78 60Z'],
  lattice: [
    'M0 60C20 40 60 14 104 4L106 12C66 22 30 42 12 60Z',
    'M34 60C52 46 78 32 112 24L114 32C86 39 62 50 48 60Z',
    'M40 10L52 6L86 60H72Z',
    'M66 2L78 -2L110 52L100 58Z',
  ],
  ribbon: ['M-6 60C26 52 58 34 74 -2L112 2C96 40 60 58 20 62Z'],
  wave: ['M-14 44C4 22 26 22 42 34C62 48 84 34 104 -2L114 6C96 44 66 66 38 48C22 38 8 38 -8 52Z'],
  block: ['M4 60L30 8H62L36 60Z', 'M52 60L72 20H104L84 60Z'],
  chevrons: ['M4 60L40 30L16 2H38L66 30L28 60Z', 'M44 60L80 30L56 2H78L106 30L68 60Z'],
  disc: ['M50 4A26 26 0 1 0 50.1 4ZM50 15L55 24L65 25L58 32L60 42L50 37L40 42L42 32L35 25L45 24Z'],
  stripe: ['M-30 46L112 10L116 18L-26 56Z'],
};

export const sideMark = (mark: SideMark, colour: string, { x, y, width, height, turn = 0 }: MarkFrame): string =>
  shapes[mark].length === 0
    ? ''
    : `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${width / 100} ${height / 60})" fill-rule="evenodd">${shapes[mark].map((d) => panel(d, colour)).join('')}</g>`;

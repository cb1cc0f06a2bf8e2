import library from 'bwip-js/node';
import type { Area, CodeMark } from './marks.ts';

/** What a label printer of 203 dots per inch prints at the least, in hundredths of an inch. */
export const coarsestDot = 100 / 203;
/** ISO/IEC 15417: left and right of the bars. */
const quietModulesBesideBars = 10;
/** ISO/IEC 18004: on all sides. */
const quietModulesAroundQr = 4;
/** A bar of two dots is lost where the label is printed smaller or the head is worn. */
const MIN_DOTS_PER_BAR = 3;

/** Code 128 as wide as its room allows; none where its bars would be too narrow to be read. */
export const bars = (text: string, room: Area): CodeMark[] =>
  placedBars(text, room, coarsestDot).dots < MIN_DOTS_PER_BAR ? [] : [{ kind: 'bars', text, room }];

export const qr = (text: string, room: Area): CodeMark => ({ kind: 'qr', text, room });

/** Codes are drawn in whole dots, so that all their bars come out as wide as they are meant. */
interface Placed {
  /** Of a module. */
  dots: number;
  /** Of the first bar or cell, its quiet zone left out; in hundredths of an inch. */
  x: number;
  y: number;
}

export const placedBars = (text: string, { x, y, width }: Area, dot: number): Placed & { widths: readonly number[] } => {
  const widths = barWidths(text);
  const modules = widths.reduce((sum, each) => sum + each, 0);
  const dots = dotsPerModule(width, modules + 2 * quietModulesBesideBars, dot);
  return { widths, dots, x: centred(x, width, modules * dots * dot, dot), y };
};

export const placedQr = (text: string, { x, y, width, height }: Area, dot: number, most = Infinity): Placed & ReturnType<typeof qrCells> => {
  const symbol = qrCells(text);
  const dots = Math.min(most, dotsPerModule(Math.min(width, height), symbol.side + 2 * quietModulesAroundQr, dot));
  const size = symbol.side * dots * dot;
  return { ...symbol, dots, x: centred(x, width, size, dot), y: centred(y, height, size, dot) };
};

const barWidths = (text: string, isRaw = false): readonly number[] => {
  const [symbol] = library.raw({ bcid: 'code128', text, ...(isRaw && { raw: true }) } as Parameters<typeof library.raw>[0]);
  if (!symbol || !('sbs' in symbol)) throw new Error(`No bars for ${text}`);
  return [...symbol.sbs];
};

const qrCells = (text: string): { cells: readonly boolean[]; side: number } => {
  const [symbol] = library.raw({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new Error(`No QR code for ${text}`);
  return { cells: [...symbol.pixs].map(Boolean), side: symbol.pixx };
};

const barsOfSymbol = 6;
const symbolOf = (widths: readonly number[], index: number): string => widths.slice(index * barsOfSymbol, (index + 1) * barsOfSymbol).join('');

/** The symbols of Code 128 by their bars: the library tells the bars alone. */
let valuesByBars: ReadonlyMap<string, number> | undefined;
const symbolValues = (): ReadonlyMap<string, number> =>
  (valuesByBars ??= new Map(
    Array.from({ length: 106 }, (_, value) => [symbolOf(barWidths(`^${String(value).padStart(3, '0')}`, true), 0), value] as const),
  ));

/** The values of the symbols that the bars of a text consist of: start and content, without check and stop. */
export const code128Values = (text: string): number[] => {
  const widths = barWidths(text);
  const checkAndStop = 2 * barsOfSymbol + 1;
  return Array.from({ length: (widths.length - checkAndStop) / barsOfSymbol }, (_, index) => symbolValues().get(symbolOf(widths, index))!);
};

const dotsPerModule = (room: number, modules: number, dot: number): number => Math.floor(room / modules / dot);

const centred = (start: number, room: number, size: number, dot: number): number => Math.round((start + (room - size) / 2) / dot) * dot;

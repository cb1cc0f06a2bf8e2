import library from 'bwip-js/node';

/** Where a code may stand, its quiet zone included: in hundredths of an inch. */
export interface CodeRoom {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a label printer of 203 dots per inch prints at the least. Codes are drawn in whole dots of it, so that all their bars come out as wide as they are meant. */
const dot = 100 / 203;
/** ISO/IEC 15417: left and right of the bars. */
const quietModulesBesideBars = 10;
/** ISO/IEC 18004: on all sides. */
const quietModulesAroundQr = 4;
/** A bar of two dots is lost where the label is printed smaller or the head is worn. */
const MIN_DOTS_PER_BAR = 3;

/** Code 128 in the middle of its room, as wide as it goes; undefined where its bars would be too narrow to be read. */
export const bars = (text: string, room: CodeRoom): string | undefined => {
  const widths = barWidths(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const dots = dotsPerModule(room.width, modules + 2 * quietModulesBesideBars);
  if (dots < MIN_DOTS_PER_BAR) return undefined;
  let module = 0;
  let path = '';
  widths.forEach((width, index) => {
    if (index % 2 === 0) path += `M${module} 0h${width}v1h-${width}z`;
    module += width;
  });
  const scale = dots * dot;
  return drawn(path, { x: centred(room.x, room.width, modules * scale), y: room.y }, { x: scale, y: room.height });
};

/** A QR code in the middle of its room. */
export const qr = (text: string, { x, y, width, height }: CodeRoom): string => {
  const { cells, side } = qrCells(text);
  const scale = dotsPerModule(Math.min(width, height), side + 2 * quietModulesAroundQr) * dot;
  const path = cells.map((isDark, index) => (isDark ? `M${index % side} ${Math.floor(index / side)}h1v1h-1z` : '')).join('');
  return drawn(path, { x: centred(x, width, side * scale), y: centred(y, height, side * scale) }, { x: scale, y: scale });
};

const barWidths = (text: string): readonly number[] => {
  const [symbol] = library.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`No bars for ${text}`);
  return [...symbol.sbs];
};

const qrCells = (text: string): { cells: readonly boolean[]; side: number } => {
  const [symbol] = library.raw({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new Error(`No QR code for ${text}`);
  return { cells: [...symbol.pixs].map(Boolean), side: symbol.pixx };
};

const dotsPerModule = (room: number, modules: number): number => Math.floor(room / modules / dot);

const centred = (start: number, room: number, size: number): number => Math.round((start + (room - size) / 2) / dot) * dot;

const drawn = (path: string, at: { x: number; y: number }, scale: { x: number; y: number }): string =>
  `<path transform="translate(${figure(at.x)} ${figure(at.y)}) scale(${figure(scale.x)} ${figure(scale.y)})" shape-rendering="crispEdges" d="${path}"/>`;

const figure = (value: number): string => String(Number(value.toFixed(5)));

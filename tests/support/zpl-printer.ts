import library from 'bwip-js/node';
import sharp from 'sharp';
import { textWidth } from '#services/labels/text-width.ts';

/** What one field of a label is, and where it comes to stand: in dots. */
export interface PrintedField {
  kind: 'text' | 'bars' | 'qr' | 'box';
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of a bar or a cell. */
  module?: number;
}

export interface PrintedLabel {
  width: number;
  height: number;
  fields: readonly PrintedField[];
  /** As it comes out of the printer. */
  png: () => Promise<Buffer>;
}

interface FieldInHand {
  x: number;
  y: number;
  font: number;
  block?: { width: number; isCentred: boolean };
  bars?: { height: number };
  qr?: { magnified: number };
  box?: { width: number; height: number; line: number };
  isSpelled: boolean;
  data?: string;
}

const empty = (): FieldInHand => ({ x: 0, y: 0, font: 0, isSpelled: false });

/**
 * Prints ZPL II as its manual says: the commands that labels here are made of, and no others. Written from the manual, apart from what writes them.
 */
export const printZpl = (zpl: string): PrintedLabel[] => {
  const labels: PrintedLabel[] = [];
  let open: { width: number; height: number; drawn: string[]; fields: PrintedField[] } | undefined;
  let field = empty();
  let module = 2;
  for (const [, command, rest] of zpl.matchAll(/\^(A0|[A-Z]{2})([^^]*)/g)) {
    const text = command === 'FD' ? rest! : rest!.trim();
    const numbers = text.split(',').map(Number);
    if (command === 'XA') {
      if (open) throw new Error('A label begins within another');
      open = { width: 0, height: 0, drawn: [], fields: [] };
      continue;
    }
    if (!open) throw new Error(`^${command} outside of a label`);
    if (command === 'XZ') {
      labels.push(labelOf(open));
      open = undefined;
    } else if (command === 'CI') {
      if (text !== '28') throw new Error('not UTF-8');
    } else if (command === 'PW') open.width = numbers[0]!;
    else if (command === 'LL') open.height = numbers[0]!;
    else if (command === 'LH') {
      if (text !== '0,0') throw new Error('moved');
    } else if (command === 'FO') field = { ...field, x: whole(numbers[0]), y: whole(numbers[1]) };
    else if (command === 'A0') field.font = whole(Number(text.split(',')[1]));
    else if (command === 'FB') field.block = { width: whole(numbers[0]), isCentred: text.endsWith(',C') };
    else if (command === 'FH') field.isSpelled = true;
    else if (command === 'BY') module = whole(numbers[0]);
    else if (command === 'BC') field.bars = { height: whole(numbers[1]) };
    else if (command === 'BQ') field.qr = { magnified: whole(numbers[2]) };
    else if (command === 'GB') field.box = { width: whole(numbers[0]), height: whole(numbers[1]), line: whole(numbers[2]) };
    else if (command === 'FD')
      field.data = field.isSpelled ? text.replace(/_([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text;
    else if (command === 'FS') {
      const { drawn, printed } = printField(field, module, open.width);
      open.drawn.push(drawn);
      open.fields.push(printed);
      field = empty();
    } else throw new Error(`^${command} is not known`);
  }
  if (open) throw new Error('A label does not end');
  return labels;
};

const whole = (value: number | undefined): number => {
  if (value === undefined || !Number.isInteger(value)) throw new Error(`${value} is no number of dots`);
  return value;
};

const labelOf = ({ width, height, drawn, fields }: { width: number; height: number; drawn: string[]; fields: PrintedField[] }): PrintedLabel => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
  return { width, height, fields, png: () => sharp(Buffer.from(svg)).png().toBuffer() };
};

const printField = (field: FieldInHand, module: number, page: number): { drawn: string; printed: PrintedField } => {
  const { x, y, box, bars, qr, block, font, data = '' } = field;
  if (box) {
    const { width, height, line } = box;
    const inner = { x: x + line, y: y + line, width: width - 2 * line, height: height - 2 * line };
    const hole = inner.width > 0 && inner.height > 0 ? rect(inner, '#fff') : '';
    return { drawn: rect({ x, y, width, height }, '#000') + hole, printed: { kind: 'box', text: '', x, y, width, height } };
  }
  if (bars) return printBars(data, { x, y, height: bars.height, module });
  if (qr) return printQr(data, { x, y, module: qr.magnified });
  const text = block ? data.replaceAll('\\\\', '\\') : data;
  const width = Math.ceil(textWidth(text) * font);
  const start = block?.isCentred ? x + (block.width - Math.min(width, block.width)) / 2 : x;
  const shown = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const at = block?.isCentred ? `x="${x + block.width / 2}" text-anchor="middle"` : `x="${x}"`;
  return {
    drawn: `<text ${at} y="${y + font * 0.8}" font-family="sans-serif" font-weight="700" font-size="${font}">${shown}</text>`,
    printed: { kind: 'text', text, x: start, y, width: Math.min(width, block?.width ?? page), height: font },
  };
};

const rect = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}" shape-rendering="crispEdges"/>`;

/** Of what follows `>`: the value of the symbol, by the manual's table. */
const invoked: Readonly<Record<string, number>> = {
  '0': 30,
  '=': 94,
  '<': 62,
  '1': 95,
  '2': 96,
  '3': 97,
  '4': 98,
  '5': 99,
  '6': 100,
  '7': 101,
  '8': 102,
  '9': 103,
  ':': 104,
  ';': 105,
};

/** The values of the symbols that a field in Code 128 spells, and what they say. */
const spelledSymbols = (data: string): { values: number[]; text: string } => {
  const values: number[] = [];
  let text = '';
  let set = 'B';
  for (let index = 0; index < data.length;) {
    const pair = data.slice(index, index + 2);
    if (pair[0] === '>') {
      const value = invoked[pair[1]!]!;
      values.push(value);
      if (value === 99 || value === 105) set = 'C';
      else if (value === 100 || value === 104) set = 'B';
      else if (value < 95) text += String.fromCharCode(value + 32);
      else throw new Error(`Symbol ${value} is not known here`);
      index += 2;
    } else if (set === 'C') {
      if (!/^\d\d$/.test(pair)) throw new Error(`${pair} is no pair of digits`);
      values.push(Number(pair));
      text += pair;
      index += 2;
    } else {
      values.push(pair.charCodeAt(0) - 32);
      text += pair[0];
      index++;
    }
  }
  return { values, text };
};

interface At {
  x: number;
  y: number;
  module: number;
}

const printBars = (data: string, { x, y, height, module }: At & { height: number }): { drawn: string; printed: PrintedField } => {
  const { values, text } = spelledSymbols(data);
  const raw = values.map((value) => `^${String(value).padStart(3, '0')}`).join('');
  const [symbol] = library.raw({ bcid: 'code128', text: raw, raw: true } as Parameters<typeof library.raw>[0]) as unknown as [{ sbs: number[] }];
  let at = x;
  const drawn = symbol.sbs.map((modules, index) => {
    const bar = index % 2 === 0 ? rect({ x: at, y, width: modules * module, height }, '#000') : '';
    at += modules * module;
    return bar;
  });
  return { drawn: drawn.join(''), printed: { kind: 'bars', text, x, y, width: at - x, height, module } };
};

const printQr = (data: string, { x, y, module }: At): { drawn: string; printed: PrintedField } => {
  const [, level, mode, text] = /^([HQML])([AM]),(.*)$/s.exec(data) ?? [];
  if (!level || mode !== 'A' || text === undefined) throw new Error(`${data} is no QR code`);
  const [symbol] = library.raw({ bcid: 'qrcode', text, eclevel: level } as Parameters<typeof library.raw>[0]) as unknown as [
    { pixs: number[]; pixx: number },
  ];
  const side = symbol.pixx;
  const drawn = symbol.pixs.map((isDark, index) =>
    isDark ? rect({ x: x + (index % side) * module, y: y + Math.floor(index / side) * module, width: module, height: module }, '#000') : '',
  );
  return { drawn: drawn.join(''), printed: { kind: 'qr', text, x, y, width: side * module, height: side * module, module } };
};

import { labelSizes, type LabelSize } from '#contracts/labels/label-form.ts';
import type { Area, BoxMark, TextMark } from './marks.ts';
import { textWidth } from './text-width.ts';

/** A 4x6 inch page in hundredths of an inch. */
export const page = labelSizes['4x6'];

interface LineLook {
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  family: TextMark['family'];
  /** From here on to the right; absent for centred. */
  x?: number;
  /** Where it has to end; absent for the margin of the page. */
  until?: number;
  bold?: boolean;
  paper?: LabelSize;
}

/** Between a text and the edge of the page, or the frame of a shipping label, which stands 8 from it. */
export const margin = 16;

/** A text that might be wider than its place, in whatever font it is printed, is written smaller. */
export const line = (text: string, { y, size: largest, family, x, until, bold = false, paper = '4x6' }: LineLook): TextMark[] => {
  if (text === '') return [];
  const { width } = labelSizes[paper];
  const room = (until ?? width - margin) - (x ?? margin);
  const size = Math.min(largest, Math.floor((room / textWidth(text)) * 10) / 10);
  return [{ kind: 'text', text, x: x ?? width / 2, isCentred: x === undefined, y, size, family, bold }];
};

export const box = (room: Area, outline?: number): BoxMark => ({ kind: 'box', room, ...(outline !== undefined && { outline }) });

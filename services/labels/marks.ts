/** A part of a page, in hundredths of an inch. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextMark {
  kind: 'text';
  text: string;
  /** Where it begins, or its middle where it is centred on the page. */
  x: number;
  isCentred: boolean;
  /** Of the line that the letters stand on. */
  y: number;
  size: number;
  family: 'monospace' | 'sans-serif';
  bold: boolean;
}

/** A code in the middle of its room, its quiet zone included. */
export interface CodeMark {
  kind: 'bars' | 'qr';
  text: string;
  room: Area;
}

/** Filled with black, or the outline alone. */
export interface BoxMark {
  kind: 'box';
  room: Area;
  outline?: number;
}

/** What stands on a label, however it is printed. */
export type Mark = TextMark | CodeMark | BoxMark;

export type Page = readonly Mark[];

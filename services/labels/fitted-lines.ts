import { textWidth } from './text-width.ts';

/** Where lines have to go, in hundredths of an inch, and how large their letters are at most. */
export interface Room {
  width: number;
  height: number;
  largest: number;
}

interface FittedLines {
  lines: string[];
  size: number;
  /** From one line to the next. */
  leading: number;
}

const lineHeight = 1.24;
const smallest = 5;

/** As large as they go into the room; what is too long for a line goes on in the next, so that no end of an address is cut off. */
export const fitted = (texts: readonly string[], { width, height, largest }: Room): FittedLines => {
  for (let size = largest; ; size--) {
    const leading = size * lineHeight;
    const lines = texts.flatMap((text) => wrapped(text, width / size));
    if (lines.length * leading <= height || size <= smallest) return { lines, size, leading };
  }
};

/** Parted between words; a word that fills more than a line is parted itself. `most` in letter sizes. */
const wrapped = (text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((whole) => parted(whole, most))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && textWidth(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const parted = (word: string, most: number): string[] => {
  const parts: string[] = [];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (parts.length > 0 && textWidth(longer) <= most) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
};

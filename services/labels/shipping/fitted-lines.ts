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

/** Of the size: how wide a bold capital is, with some to spare. */
const capital = 0.74;
const lineHeight = 1.24;
const smallest = 5;

/** As large as they go into the room; what is too long for a line goes on in the next, so that no end of an address is cut off. */
export const fitted = (texts: readonly string[], { width, height, largest }: Room): FittedLines => {
  for (let size = largest; ; size--) {
    const leading = size * lineHeight;
    const lines = texts.flatMap((text) => wrapped(text, Math.floor(width / (size * capital))));
    if (lines.length * leading <= height || size <= smallest) return { lines, size, leading };
  }
};

/** Parted between words; a word that fills more than a line is parted itself. */
const wrapped = (text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((whole) => whole.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** A burst this short may be a fast hand. */
const MIN_SCAN_LENGTH = 4;

/** Tells a scanner's burst of keys from a person's typing. */
export interface Wedge {
  /** A character was typed. Answers the burst so far. */
  character(character: string, at: number): string;
  /** Enter was pressed: the scan that it ends, if it ends one, and the milliseconds between it and the character before it. */
  enter(at: number): { scan: string; after: number } | undefined;
}

/** `gap`: milliseconds between two characters of the scanner, at most. */
export const createWedge = (gap: () => number): Wedge => {
  let text = '';
  let last = -Infinity;
  let after = Infinity;
  return {
    character(character, at) {
      const begins = at - last > gap();
      if (begins) after = at - last;
      text = begins ? character : text + character;
      last = at;
      return text;
    },
    enter(at) {
      const ended = at - last <= gap() * 2 && text.length >= MIN_SCAN_LENGTH ? { scan: text, after } : undefined;
      text = '';
      return ended;
    },
  };
};

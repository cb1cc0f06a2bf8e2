/**
 * Of DejaVu Sans Bold, in hundredths of the letter size, from the blank to the tilde: the widest sans-serif that browsers take when nothing else is installed.
 * Which font will print a label is not known here, so a text that fits by these fits in any.
 */
const widths = (
  '35 46 52 84 70 100 87 31 46 46 52 84 38 42 38 37 70 70 70 70 70 70 70 70 70 70 40 40 84 84 84 58 100 77 76 73 83 68 68 82 84 37 37 77 64 100 84 85 73 85 77 ' +
  '72 68 81 77 110 77 72 73 46 37 46 84 50 50 67 72 59 72 68 44 72 71 34 34 67 34 104 71 69 72 72 49 60 48 71 65 92 65 65 58 71 37 71 84'
)
  .split(' ')
  .map(Number);
/** The widest letter of Latin, Greek and Cyrillic beyond those. */
const widestLetter = 156;
const marks = /\p{Mn}/gu;

/** How wide a text is at most, in letter sizes: an accent adds nothing to its letter. */
export const textWidth = (text: string): number =>
  [...text.normalize('NFD').replace(marks, '')].reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? widestLetter), 0) / 100;

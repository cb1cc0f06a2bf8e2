import { hashOf } from '../hash.ts';

const left = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const mirrored = left.map((code) =>
  [...code]
    .map((bit) => (bit === '0' ? '1' : '0'))
    .reverse()
    .join(''),
);
const parity = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const right = left.map((code) => [...code].map((bit) => (bit === '0' ? '1' : '0')).join(''));

const withCheckDigit = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return twelve + String((10 - (sum % 10)) % 10);
};

/** An EAN-13 of the in-store range (prefix 2), so that a drawn carton never carries a real product's number. */
export const eanOf = (seed: string): string => withCheckDigit(`2${String(hashOf(seed)).padStart(11, '0').slice(-11)}`);

const modules = (code: string): string => {
  const digits = [...code].map(Number);
  const pattern = parity[digits[0]!]!;
  const firstHalf = digits.slice(1, 7).map((digit, i) => (pattern[i] === 'L' ? left[digit] : mirrored[digit]));
  return `101${firstHalf.join('')}01010${digits
    .slice(7)
    .map((digit) => right[digit])
    .join('')}101`;
};

/** Bars of a string of modules, one rectangle per run of ink. */
const bars = (pattern: string, x: number, y: number, width: number, height: number): string => {
  const unit = width / pattern.length;
  return [...pattern.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `<rect x="${(x + index * unit).toFixed(2)}" y="${y}" width="${(run.length * unit).toFixed(2)}" height="${height}"/>`)
    .join('');
};

export const ean13 = (seed: string, x: number, y: number, width: number, height: number): string => {
  const code = eanOf(seed);
  return (
    `<g fill="#17191c">${bars(modules(code), x, y, width, height)}</g>` +
    `<text x="${x + width / 2}" y="${y + height + 15}" font-family="JetBrains Mono,Menlo,monospace" font-size="13" letter-spacing="3" text-anchor="middle" fill="#17191c">${code}</text>`
  );
};

import { z } from 'zod';

/** 31 letters and digits, none of which is mistaken for another (no 0 O, 1 I, U V). 31 is prime: that is what the check character needs. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const bodyLength = 9;

const valueOf = (character: string): number => alphabet.indexOf(character);

/**
 * Weighted sum modulo 31 with weights 1 to 9. Weights differ and none is a multiple of 31, so every single wrong character and every
 * swap of neighbours changes the sum.
 */
const checkCharacter = (body: string): string => {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += valueOf(body[i]!) * (i + 1);
  return alphabet[(31 - (sum % 31)) % 31]!;
};

/** A ONE ID from nine numbers below 31 (random in production, seeded in the demo world). */
export const oneIdFrom = (digits: readonly number[]): string => {
  const body = digits
    .slice(0, bodyLength)
    .map((d) => alphabet[d % 31]!)
    .join('');
  return body + checkCharacter(body);
};

/** The ONE ID as stored: upper case, no separators. A wedge scanner or a person may add hyphens and blanks. */
export const normaliseOneId = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

export const isOneId = (text: string): boolean =>
  text.length === bodyLength + 1 && [...text].every((c) => valueOf(c) >= 0) && checkCharacter(text.slice(0, bodyLength)) === text[bodyLength];

/** As long as a ONE ID and of its letters and digits, or all but one of them, yet with a check character that does not fit: one was read wrongly. */
export const isMisreadOneId = (code: string): boolean => {
  const text = normaliseOneId(code);
  if (!/^[0-9A-Z]{10}$/.test(text) || isOneId(text)) return false;
  // Parcel numbers of ten are digits, with a carrier's letter or two before them.
  const letters = text.replace(/\d/g, '').length;
  return letters > 2 && [...text].filter((character) => valueOf(character) < 0).length <= 1;
};

/** As people read it: `K7Q2-M4XR-9D`. */
export const formatOneId = (oneId: string): string => `${oneId.slice(0, 4)}-${oneId.slice(4, 8)}-${oneId.slice(8)}`;

export const oneIdSchema = z.string().max(40).transform(normaliseOneId).refine(isOneId, { error: 'oneId' });

import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commonFigures, commonWords, runs } from './common-passwords.ts';

/** Whose password it is to be: what others know of them is no secret. */
interface Person {
  login: string;
  email: string;
  name: string;
}

/** A password that whoever guesses would try among the first. `field` is that of the command. */
export const requireStrongPassword = (password: string, person: Person, field: string): Rejection | undefined => {
  if (isCommon(password)) return reject('PasswordCommon', { field });
  return saysWhoseItIs(password, person) ? reject('PasswordOfPerson', { field }) : undefined;
};

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  const figures = lower.replace(/[^0-9]/g, '');
  if (isRepeated(lower) || isRun(lower)) return true;
  if (/^[0-9]+$/.test(lower)) return commonFigures.has(figures) || isDate(figures);
  return [bare(lower), spelled(bare(lower)), bare(spelled(lower))].some((word) => commonWords.has(word));
};

/** `p@ssw0rd` is `password`. */
const spelled = (word: string): string => word.replace(/[@4015$37!]/g, (sign) => letters[sign] ?? sign);
const letters: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '0': 'o', '1': 'i', '5': 's', $: 's', '3': 'e', '7': 't', '!': 'i' };

/** Without the figures and signs before and behind it. */
const bare = (word: string): string => word.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** One to four characters over and over. */
const isRepeated = (word: string): boolean => /^(.{1,4}?)\1+.{0,3}$/.test(word) && new Set(word).size <= 4;

/** Along a row of keys or of the alphabet, forwards or backwards; a few signs at the end do not hide it. */
const isRun = (word: string): boolean => {
  const core = word.replace(/[^a-z0-9]+$/, '');
  if (core.length < 6 || word.length - core.length > 2) return false;
  return runs.some((run) => [run + run, [...run, ...run].toReversed().join('')].some((both) => both.includes(core)));
};

/** Eight figures that are a day of somebody's life. */
const isDate = (figures: string): boolean =>
  /^(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/.test(figures) || /^(0[1-9]|[12]\d|3[01]|1[0-2])(0[1-9]|[12]\d|3[01])(19|20)\d\d$/.test(figures);

/** Their names with little else: less than four further characters. */
const saysWhoseItIs = (password: string, { login, email, name }: Person): boolean => {
  const lower = password.toLowerCase();
  const words = [login, email, ...partsOf(login), ...partsOf(email), ...partsOf(name)].map((word) => word.toLowerCase());
  return words.some((word) => word.length >= 4 && lower.includes(word) && lower.length - word.length < 4);
};

const partsOf = (text: string): string[] => [text.split('@')[0] ?? '', ...text.split(/[^\p{L}\p{N}]+/u)];

import en from '#web/app/language/all-en.ts';
import { leaves } from '#web/i18n/leaves.ts';
import zh from '#web/app/language/all-zh.ts';

/** Names of people, shops and brands are written as their owners write them: every word begins with a capital. */
const sentence = /[A-Za-z]{2,} [a-z]{2,}/;
const chinese = new Map(leaves(zh));
const translated = new Set(leaves(en).flatMap(([key, text]) => (chinese.get(key) === text ? [] : [text])));

/** English among the texts of a Chinese page: a sentence, or a text of the console that has a translation. */
export const englishIn = (texts: readonly string[], names: ReadonlySet<string>): string[] =>
  texts.filter((text) => translated.has(text) || sentence.test(withoutNames(text, names)));

export const chineseIn = (texts: readonly string[], names: ReadonlySet<string>): string[] =>
  texts.filter((text) => /\p{Script=Han}/u.test(withoutNames(text, names)));

const withoutNames = (text: string, names: ReadonlySet<string>): string =>
  [...names].toSorted((a, b) => b.length - a.length).reduce((rest, name) => (name.length > 1 ? rest.replaceAll(name, '') : rest), text);

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type TFunction } from 'i18next';
import { say, type Params, type Words } from '#contracts/kernel/words.ts';
import { merged } from '#web/app/language/merged.ts';
import { languageCodes, type Lang } from '#web/i18n/languages.ts';

const source = path.resolve(import.meta.dirname, '../../web/src');

export interface Texts {
  lang: Lang;
  /** What the console says there. */
  t: TFunction;
  /** What server and browser both say. */
  words(words: Words, params?: Params): string;
}

/** Found without the bundler, which scripts do not have. */
const allTexts = async (lang: Lang): Promise<object> => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`/(texts/([a-z]+/)?|titles/)${lang}\\.ts$`).test(file),
  );
  const texts = await Promise.all(files.map(async (file) => ((await import(path.join(source, file))) as { default: object }).default));
  return merged(texts);
};

/** The words by which a person of this language finds their way. */
export const textsIn = (lang: Lang): Promise<Texts> => {
  const known = read.get(lang) ?? readTexts(lang);
  read.set(lang, known);
  return known;
};

const read = new Map<Lang, Promise<Texts>>();

const readTexts = async (lang: Lang): Promise<Texts> => {
  const i18n = createInstance();
  await i18n.init({ lng: lang, resources: { [lang]: { translation: await allTexts(lang) } }, interpolation: { escapeValue: false } });
  return { lang, t: i18n.t, words: (each, params) => say(each, languageCodes[lang], params) };
};

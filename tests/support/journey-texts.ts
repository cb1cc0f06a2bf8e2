import { createInstance, type TFunction } from 'i18next';
import { say, type Params, type Words } from '#contracts/kernel/words.ts';
import { languageCodes, type Lang } from '#web/i18n/languages.ts';

const texts = { en: () => import('#web/i18n/en/all.ts'), zh: () => import('#web/i18n/zh/all.ts') };

export interface Texts {
  lang: Lang;
  /** What the console says there. */
  t: TFunction;
  /** What server and browser both say. */
  words(words: Words, params?: Params): string;
}

/** The words by which a person of this language finds their way. */
export const textsIn = async (lang: Lang): Promise<Texts> => {
  const i18n = createInstance();
  await i18n.init({ lng: lang, resources: { [lang]: { translation: (await texts[lang]()).default } }, interpolation: { escapeValue: false } });
  return { lang, t: i18n.t, words: (each, params) => say(each, languageCodes[lang], params) };
};

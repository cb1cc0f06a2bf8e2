import i18next, { changeLanguage, use as extendWith } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDates } from './dates.ts';
import { htmlLanguages, type Lang } from './languages.ts';
import { groupedNumber } from './numbers.ts';

/** Texts of each language, as a file of their own that is loaded when they are wanted. */
export type LoadTexts = Readonly<Record<Lang, () => Promise<{ default: object }>>>;

/** What a switch of the language loads too. */
let wanted: LoadTexts;
/** What the language in use has. */
let loaded: LoadTexts | undefined;

/** Starts with the texts that the first page says. */
export const startI18n = async (lang: Lang, texts: LoadTexts): Promise<void> => {
  wanted = texts;
  const [{ default: translation }, tellMoments] = await Promise.all([texts[lang](), loadDates(lang)]);
  tellMoments();
  await extendWith(initReactI18next).init({
    lng: lang,
    resources: { [lang]: { translation } },
    fallbackLng: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18next.services.formatter?.add('number', groupedNumber);
  loaded = texts;
  markDocument(lang);
};

/** Adds texts that later pages say. */
export const loadTexts = async (texts: LoadTexts): Promise<void> => {
  if (loaded === texts) return;
  wanted = texts;
  await addTexts(i18next.language as Lang);
  loaded = texts;
};

let chosen: Lang | undefined;

/** Switches without a reload: the texts are there before the language changes, so no key is ever shown. Of two choices the later one stands. */
export const switchLanguage = async (lang: Lang): Promise<void> => {
  chosen = lang;
  const [tellMoments] = await Promise.all([loadDates(lang), addTexts(lang)]);
  if (chosen !== lang) return;
  tellMoments();
  await changeLanguage(lang);
  markDocument(lang);
};

const addTexts = async (lang: Lang): Promise<void> => {
  i18next.addResourceBundle(lang, 'translation', (await wanted[lang]()).default, true, true);
};

const markDocument = (lang: Lang): void => {
  document.documentElement.lang = htmlLanguages[lang];
};

import i18next, { changeLanguage, use as extendWith } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDates } from './dates.ts';
import { htmlLanguages, type Lang } from './languages.ts';
import { groupedNumber } from './numbers.ts';

const publicTexts = { en: () => import('./en/public.ts'), zh: () => import('./zh/public.ts') };
const allTexts = { en: () => import('./en/all.ts'), zh: () => import('./zh/all.ts') };

let wanted: typeof publicTexts | typeof allTexts = publicTexts;
/** All texts of the language in use are there. */
let complete = false;

/** Starts with the texts of the public pages, or at once with `all`; the signed-in pages ask for those with `loadAllTexts`. */
export const startI18n = async (lang: Lang, all: boolean): Promise<void> => {
  if (all) wanted = allTexts;
  const [{ default: texts }, tellMoments] = await Promise.all([wanted[lang](), loadDates(lang)]);
  tellMoments();
  await extendWith(initReactI18next).init({
    lng: lang,
    resources: { [lang]: { translation: texts } },
    fallbackLng: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  i18next.services.formatter?.add('number', groupedNumber);
  complete = all;
  markDocument(lang);
};

export const loadAllTexts = async (): Promise<void> => {
  if (complete) return;
  wanted = allTexts;
  await addTexts(i18next.language as Lang);
  complete = true;
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

import i18next, { changeLanguage, use as extendWith } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadDates } from './dates.ts';
import { htmlLanguages, type Lang } from './languages.ts';
import { groupedNumber } from './numbers.ts';

/** Texts of each language, as a file of their own that is loaded when they are wanted. */
export type LoadTexts = Readonly<Record<Lang, () => Promise<{ default: object }>>>;

/** What was said so far: a switch of the language loads it too. */
const wanted = new Set<LoadTexts>();
/** What each language has. */
const loaded: Record<Lang, Map<LoadTexts, Promise<void>>> = { en: new Map(), zh: new Map() };

/** Starts with the texts that the first page says. */
export const startI18n = async (lang: Lang, texts: LoadTexts): Promise<void> => {
  wanted.clear();
  for (const language of Object.values(loaded)) language.clear();
  wanted.add(texts);
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
  loaded[lang].set(texts, Promise.resolve());
  markDocument(lang);
};

let chosen: Lang | undefined;

/** Adds texts that later pages say, in the language in use and in one that is being switched to. */
export const loadTexts = async (...texts: readonly LoadTexts[]): Promise<void> => {
  for (const each of texts) wanted.add(each);
  const languages = new Set([i18next.language as Lang, chosen ?? (i18next.language as Lang)]);
  await Promise.all([...languages].map((lang) => addTexts(lang, texts)));
};

/** Switches without a reload: the texts are there before the language changes, so no key is ever shown. Of two choices the later one stands. */
export const switchLanguage = async (lang: Lang): Promise<void> => {
  chosen = lang;
  const [tellMoments] = await Promise.all([loadDates(lang), addTexts(lang, [...wanted])]);
  if (chosen !== lang) return;
  tellMoments();
  await changeLanguage(lang);
  markDocument(lang);
};

const addTexts = async (lang: Lang, texts: readonly LoadTexts[]): Promise<void> => {
  await Promise.all(texts.map((each) => added(lang, each)));
};

/** Once; what does not come is asked for again by whoever wants it next. */
const added = (lang: Lang, texts: LoadTexts): Promise<void> => {
  const known = loaded[lang].get(texts);
  if (known) return known;
  const adding = texts[lang]().then((file) => void i18next.addResourceBundle(lang, 'translation', file.default, true, true));
  loaded[lang].set(texts, adding);
  adding.catch(() => loaded[lang].delete(texts));
  return adding;
};

const markDocument = (lang: Lang): void => {
  document.documentElement.lang = htmlLanguages[lang];
};

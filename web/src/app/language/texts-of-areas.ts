import type { LoadTexts } from '#web/i18n/i18n.ts';
import type { Lang } from '#web/i18n/languages.ts';
import { merged } from './merged.ts';

type File = () => Promise<{ default: object }>;

const files: Readonly<Record<Lang, Readonly<Record<string, File>>>> = {
  en: import.meta.glob<{ default: object }>(['../../features/**/texts/en.ts', '../../features/**/texts/*/en.ts']),
  zh: import.meta.glob<{ default: object }>(['../../features/**/texts/zh.ts', '../../features/**/texts/*/zh.ts']),
};

const areaOf = (file: string): string => file.split('/features/')[1]!.split('/')[0]!;

const known = new Map<string, LoadTexts>();

/** What the pages of an area say, of every terminal: the files under `texts` in its folder. Always the same object. */
export const textsOfArea = (area: string): LoadTexts => {
  let texts = known.get(area);
  if (!texts) known.set(area, (texts = { en: () => loaded(area, 'en'), zh: () => loaded(area, 'zh') }));
  return texts;
};

const loaded = async (area: string, lang: Lang): Promise<{ default: object }> => {
  const own = Object.entries(files[lang]).filter(([file]) => areaOf(file) === area);
  return { default: merged((await Promise.all(own.map(([, load]) => load()))).map((file) => file.default)) };
};

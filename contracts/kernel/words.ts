import type { Language } from './access/viewer.ts';

/** One text in both languages. Placeholders are `{name}`. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

export type Params = Readonly<Record<string, string | number>>;

/** The text in one language, its placeholders filled. */
export const say = (words: Words, language: Language, params: Params = {}): string =>
  (language === 'zh_cn' ? words.zh : words.en).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));

import type { Language } from './access/viewer.ts';

/** One text in both languages. Placeholders are `{name}`; `{name:row|rows}` is the word that goes with that number. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

export type Params = Readonly<Record<string, string | number>>;

/** The text in one language, its placeholders filled. */
export const say = (words: Words, language: Language, params: Params = {}): string =>
  (language === 'zh_cn' ? words.zh : words.en).replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (placeholder, name: string, one?: string, many?: string) =>
      one === undefined || many === undefined ? String(params[name] ?? placeholder) : String(params[name]) === '1' ? one : many,
  );

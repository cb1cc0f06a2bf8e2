import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { say, type Params, type Words } from '#contracts/kernel/words.ts';
import { languageCodes, type Lang } from './languages.ts';

/** Says texts that server and browser share: states, results, refusals. `const words = useWords(); words(itemStates.available)`. */
export const useWords = (): ((words: Words, params?: Params) => string) => {
  const { i18n } = useTranslation();
  const language = languageCodes[i18n.language as Lang];
  return useCallback((words, params) => say(words, language, params), [language]);
};

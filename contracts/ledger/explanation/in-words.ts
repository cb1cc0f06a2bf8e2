import type { Params, Words } from '../../kernel/words.ts';
import { say } from '../../kernel/words.ts';

/** The text with its placeholders filled, in both languages. */
export const filled = (words: Words, params: Params): Words => ({ en: say(words, 'en_us', params), zh: say(words, 'zh_cn', params) });

/** What reads the same in every language: a number, a date, a name. */
export const verbatim = (text: string): Words => ({ en: text, zh: text });

const whole = new Intl.NumberFormat('en-US');
export const grouped = (count: number): string => whole.format(count);

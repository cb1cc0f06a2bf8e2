import type { LoadTexts } from '#web/i18n/i18n.ts';

/** What the pages before signing in say. */
export const publicTexts: LoadTexts = { en: () => import('./public-en.ts'), zh: () => import('./public-zh.ts') };
export const allTexts: LoadTexts = { en: () => import('./all-en.ts'), zh: () => import('./all-zh.ts') };

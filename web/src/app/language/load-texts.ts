import type { LoadTexts } from '#web/i18n/i18n.ts';

/** What the pages before signing in say. */
export const publicTexts: LoadTexts = { en: () => import('./public-en.ts'), zh: () => import('./public-zh.ts') };

/** What the console says around every page. */
export const everyonesTexts: LoadTexts = { en: () => import('./everyone-en.ts'), zh: () => import('./everyone-zh.ts') };

import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import type { LoadTexts } from '#web/i18n/i18n.ts';

/** What the pages before signing in say. */
export const publicTexts: LoadTexts = { en: () => import('./public-en.ts'), zh: () => import('./public-zh.ts') };

const everyone: LoadTexts = { en: () => import('./everyone-en.ts'), zh: () => import('./everyone-zh.ts') };

const and = (own: LoadTexts): LoadTexts => ({ en: () => joined(everyone.en(), own.en()), zh: () => joined(everyone.zh(), own.zh()) });

const joined = async (...parts: ReturnType<LoadTexts['en']>[]): Promise<{ default: object }> => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)) as object,
});

/** What the pages of a terminal say: whatever lies in `texts`, and what lies in a folder of its name there (`texts/admin`), which no other loads. */
export const textsOf: Readonly<Record<Terminal, LoadTexts>> = {
  admin: and({ en: () => import('./terminals/admin-en.ts'), zh: () => import('./terminals/admin-zh.ts') }),
  warehouse: and({ en: () => import('./terminals/warehouse-en.ts'), zh: () => import('./terminals/warehouse-zh.ts') }),
  business: and({ en: () => import('./terminals/business-en.ts'), zh: () => import('./terminals/business-zh.ts') }),
  shopUser: everyone,
};

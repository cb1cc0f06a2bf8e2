import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const system: Translated<typeof en.system> = { system: '系统' };

export default { system: { pages: system } };

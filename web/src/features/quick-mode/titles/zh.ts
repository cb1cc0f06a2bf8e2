import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const quickMode: Translated<typeof en.quickMode> = { quickMode: '快捷扫描' };

export default { quickMode: { pages: quickMode } };

import type { print as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const print: Translated<typeof en> = {
  missing: '面单缺失，无法打印',
  failed: '打印失败',
};

export default { print };

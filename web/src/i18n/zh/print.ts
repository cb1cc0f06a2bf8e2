import type { print as en } from '../en/print.ts';
import type { Translated } from '../translated.ts';

export const print: Translated<typeof en> = {
  missing: '面单缺失，无法打印',
  failed: '打印失败',
};

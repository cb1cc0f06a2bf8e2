import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const containers: Translated<typeof en.containers> = { containers: '周转箱与纸箱', detail: '容器', move: '移动货品' };

export default { containers: { pages: containers } };

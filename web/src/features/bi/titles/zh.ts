import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const bi: Translated<typeof en.bi> = { bi: '经营概览' };

export default { bi: { pages: bi } };

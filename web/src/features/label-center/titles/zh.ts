import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = { labels: '面单中心' };

export default { labels: { pages: labels } };

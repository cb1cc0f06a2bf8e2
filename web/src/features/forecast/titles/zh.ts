import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const forecast: Translated<typeof en.forecast> = {
  newForecast: '新建预报',
  amendForecast: '修改预报',
};

export default { forecast: { pages: forecast } };

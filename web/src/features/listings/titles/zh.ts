import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const listings: Translated<typeof en.listings> = {
  listings: '多平台刊登',
  sku: '刊登详情',
  newListing: '新建刊登',
  bulkListing: '批量刊登',
};

export default { listings: { pages: listings } };

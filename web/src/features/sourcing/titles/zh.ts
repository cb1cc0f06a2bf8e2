import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const sourcing: Translated<typeof en.sourcing> = { sourcing: '选品', products: '短视频商品', skus: '短视频 SKU' };

export default { sourcing: { pages: sourcing } };

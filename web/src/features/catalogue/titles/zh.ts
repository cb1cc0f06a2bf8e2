import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const skus: Translated<typeof en.skus> = { skus: 'SKU 管理', import: '导入 SKU' };

export const catalogue: Translated<typeof en.catalogue> = { catalogue: 'SKU 管理', brands: '品牌管理', retailers: '零售商管理' };

export default { catalogue: { pages: catalogue }, skus: { pages: skus } };

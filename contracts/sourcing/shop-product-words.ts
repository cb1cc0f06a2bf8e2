import type { Words } from '../kernel/words.ts';
import type { ShopProductAudit, ShopProductStatus } from './shop-product-events.ts';

export const shopProductStatusWords: Readonly<Record<ShopProductStatus, Words>> = {
  draft: { en: 'Draft', zh: '草稿' },
  pending: { en: 'Pending', zh: '待上架' },
  failed: { en: 'Failed', zh: '未通过' },
  active: { en: 'Active', zh: '在售' },
  deactivated: { en: 'Deactivated', zh: '已下架' },
  takenDown: { en: 'Taken down', zh: '被平台下架' },
};

export const shopProductAuditWords: Readonly<Record<ShopProductAudit, Words>> = {
  none: { en: 'Not submitted', zh: '未提交' },
  auditing: { en: 'In review', zh: '审核中' },
  approved: { en: 'Approved', zh: '审核通过' },
  failed: { en: 'Refused', zh: '审核不通过' },
};

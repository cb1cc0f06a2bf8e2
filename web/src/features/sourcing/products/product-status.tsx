import type { Tone } from '#contracts/item/item-states.ts';
import type { ShopProductAudit, ShopProductStatus } from '#contracts/sourcing/shop-product-events.ts';
import { shopProductAuditWords, shopProductStatusWords } from '#contracts/sourcing/shop-product-words.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

const statusTones: Readonly<Record<ShopProductStatus, Tone>> = {
  draft: 'waiting',
  pending: 'progress',
  failed: 'refused',
  active: 'done',
  deactivated: 'cancelled',
  takenDown: 'refused',
};
const auditTones: Readonly<Record<ShopProductAudit, Tone>> = { none: 'cancelled', auditing: 'progress', approved: 'done', failed: 'refused' };

export const ProductStatus = ({ status }: { status: ShopProductStatus }) => (
  <StatusTag tone={statusTones[status]}>{useWords()(shopProductStatusWords[status])}</StatusTag>
);

export const ProductAudit = ({ audit }: { audit: ShopProductAudit }) => (
  <StatusTag tone={auditTones[audit]}>{useWords()(shopProductAuditWords[audit])}</StatusTag>
);

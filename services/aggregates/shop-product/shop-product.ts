import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { ShopProductAudit, ShopProductEvent, ShopProductStatus, ShopSku } from '#contracts/sourcing/shop-product-events.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { shopProductMachine } from './shop-product.machine.ts';

/** Goods as the short-video shop shows them: stream `shopProduct-<productId>`. */
export interface ShopProduct {
  /** Undefined for a number that names none. */
  status: ShopProductStatus | undefined;
  audit: ShopProductAudit;
  productId: string;
  shopId: number | null;
  title: string;
  description: string;
  pictures: readonly string[];
  skus: readonly ShopSku[];
  /** What the platform calls it, once it has it. */
  externalId?: string;
}

export const noShopProduct: ShopProduct = {
  status: undefined,
  audit: 'none',
  productId: '',
  shopId: null,
  title: '',
  description: '',
  pictures: [],
  skus: [],
};

const evolve = (product: ShopProduct, event: ShopProductEvent): ShopProduct => ({
  ...product,
  ...whatChanges(product, event),
  status: shopProductMachine.next(product.status, event, undefined) ?? product.status,
});

const linking = ({ skus }: ShopProduct, skuNo: string, own: ShopSku['own']): Partial<ShopProduct> => ({
  skus: skus.map((sku) => (sku.skuNo === skuNo ? { ...sku, own } : sku)),
});

const whatChanges = (product: ShopProduct, event: ShopProductEvent): Partial<ShopProduct> => {
  switch (event.type) {
    case 'ShopProductDrafted':
      return event.data;
    case 'ShopProductChanged':
      return { ...event.data, audit: goesThere(product) ? 'auditing' : product.audit };
    case 'ShopProductSubmitted':
      return { audit: 'auditing' };
    case 'ShopProductReceived':
      return event.data;
    case 'ShopProductApproved':
      return { audit: 'approved' };
    case 'ShopProductRefused':
      return { audit: 'failed' };
    case 'ShopSkuLinked':
      return linking(product, event.data.skuNo, event.data.own);
    case 'ShopSkuUnlinked':
      return linking(product, event.data.skuNo, null);
    case 'ShopProductTakenDown':
    case 'ShopProductDeactivated':
    case 'ShopProductActivated':
      return {};
  }
};

/** Whether an edit of it is the platform's to audit. */
export const goesThere = ({ status }: Pick<ShopProduct, 'status'>): boolean => status === 'active' || status === 'deactivated';

export const shopProductStream = streamType<ShopProduct, ShopProductEvent>({
  prefix: 'shopProduct',
  initial: noShopProduct,
  evolve,
  accepts: ({ status }, event) => shopProductMachine.accepts(status, event, undefined),
  tags: ({ status, shopId }) => ({ ...(status && { state: status }), ...(shopId !== null && { shopIds: [shopId] }) }),
});

export type LoadedShopProduct = LoadedFrom<typeof shopProductStream>;

/** `ShopProductForbids` in the wrong status; `NotFound` where there is no such product. */
export const requireProductAllows = ({ status }: ShopProduct, event: ShopProductEvent['type']): Rejection | undefined => {
  if (status === undefined) return reject('NotFound', { field: 'productId' });
  return shopProductMachine.mayOccur(status, event) ? undefined : reject('ShopProductForbids', { field: 'productId', params: { status } });
};

import { shopProductEventSchemas, type ShopProductEvent, type ShopProductStatus } from '#contracts/sourcing/shop-product-events.ts';
import { isOneOf, type Recorded } from '../kernel/event-kinds.ts';
import type { RowProjection } from '../kernel/projection.ts';
import type { ShopProductTableRow } from './table.ts';

const isProductEvent = isOneOf(shopProductEventSchemas);

export const shopProductsProjection: RowProjection<ShopProductTableRow> = {
  kind: 'row',
  name: 'shop-products',
  table: 'shop_products',
  key: 'product_id',
  ofOneStream: true,
  keyOf: (event) => (isProductEvent(event) ? event.streamId.slice('shopProduct-'.length) : null),
  evolve: (row, event) => {
    if (!isProductEvent(event)) return row;
    const before = event.type === 'ShopProductDrafted' ? drafted(event) : row;
    if (!before) return row;
    return {
      ...before,
      ...whatChanges(before, event),
      status: (event.metadata.tags.state ?? before.status) as ShopProductStatus,
      updated_at: event.recordedAt,
      version: event.version,
    };
  },
};

const drafted = ({ data, recordedAt, version }: Extract<Recorded<ShopProductEvent>, { type: 'ShopProductDrafted' }>): ShopProductTableRow => ({
  product_id: data.productId,
  shop_id: data.shopId,
  title: data.title,
  description: data.description,
  status: 'draft',
  audit: 'none',
  pictures: data.pictures,
  skus: data.skus,
  external_id: null,
  reasons: [],
  created_at: recordedAt,
  updated_at: recordedAt,
  version,
});

const isShown = ({ status }: ShopProductTableRow): boolean => status === 'active' || status === 'deactivated';

const whatChanges = (row: ShopProductTableRow, event: ShopProductEvent): Partial<ShopProductTableRow> => {
  switch (event.type) {
    case 'ShopProductChanged': {
      const { title, description, pictures, skus } = event.data;
      return { title, description, pictures, skus, ...(isShown(row) && { audit: 'auditing', reasons: [] }) };
    }
    case 'ShopProductSubmitted':
      return { audit: 'auditing', reasons: [] };
    case 'ShopProductReceived':
      return { external_id: event.data.externalId };
    case 'ShopProductApproved':
      return { audit: 'approved', reasons: [] };
    case 'ShopProductRefused':
      return { audit: 'failed', reasons: event.data.reasons };
    case 'ShopSkuLinked':
      return { skus: row.skus.map((sku) => (sku.skuNo === event.data.skuNo ? { ...sku, own: event.data.own } : sku)) };
    case 'ShopSkuUnlinked':
      return { skus: row.skus.map((sku) => (sku.skuNo === event.data.skuNo ? { ...sku, own: null } : sku)) };
    case 'ShopProductDrafted':
    case 'ShopProductTakenDown':
    case 'ShopProductDeactivated':
    case 'ShopProductActivated':
      return {};
  }
};

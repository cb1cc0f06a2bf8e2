import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall, FileOnWire, ProductToAudit } from '../kernel/port.ts';
import { CATEGORY, PAGE_SIZE } from './limits.ts';
import { centsOf, priceOf } from './map.ts';

const products = '/product/202309/products';
const get = (of: BudgetClass, path: string, query?: Readonly<Record<string, string>>): ChannelCall => ({
  of,
  method: 'GET',
  path,
  ...(query && { query }),
});
const post = (of: BudgetClass, path: string, body: object): ChannelCall => ({ of, method: 'POST', path, body });
const paged = (token: string | undefined) => ({ page_size: String(PAGE_SIZE), ...(token && { page_token: token }) });

interface Offered {
  mark: string;
  size: string;
  price: string;
  quantity: number;
}

const skuOf = ({ mark, size, price, quantity }: Offered, warehouseId: string) => ({
  seller_sku: mark,
  sales_attributes: [{ name: 'Size', value_name: size }],
  price: { amount: price, currency: 'USD' },
  inventory: [{ warehouse_id: warehouseId, quantity }],
});

export interface ProductBody {
  title: string;
  description: string;
  pictures: readonly string[];
  warehouseId: string;
  skus: readonly Offered[];
}

const bodyOf = ({ title, description, pictures, warehouseId, skus }: ProductBody) => ({
  title,
  description,
  category_id: CATEGORY,
  main_images: pictures.map((uri) => ({ uri })),
  skus: skus.map((sku) => skuOf(sku, warehouseId)),
});

/** Nothing of it is for sale: each pair is offered by a listing of its own. */
export const auditedSkus = ({ skus }: ProductToAudit): Offered[] =>
  skus.map(({ mark, size, priceCents }) => ({ mark, size, price: priceOf(priceCents), quantity: 0 }));

const pricesIn = ({ skus }: ProductBody, floorCents: number | undefined) =>
  floorCents === undefined ? undefined : skus.map(({ price }) => ({ cents: centsOf(price), floorCents }));

export const calls = {
  warehouses: () => get('publishes', '/logistics/202309/warehouses'),
  upload: (file: FileOnWire): ChannelCall => ({ of: 'publishes', method: 'POST', path: '/product/202309/images/upload', file }),
  create(product: ProductBody, floorCents?: number): ChannelCall {
    const priced = pricesIn(product, floorCents);
    return { ...post('publishes', products, bodyOf(product)), ...(priced && { priced }) };
  },
  replace(productId: string, product: ProductBody, floorCents?: number): ChannelCall {
    const priced = pricesIn(product, floorCents);
    return { of: 'publishes', method: 'PUT', path: `${products}/${productId}`, body: bodyOf(product), ...(priced && { priced }) };
  },
  product: (of: BudgetClass, productId: string) => get(of, `${products}/${productId}`),
  bySku: (of: BudgetClass, mark: string): ChannelCall => ({ ...post(of, `${products}/search`, { seller_skus: [mark] }), query: paged(undefined) }),
  onSale: (token: string | undefined): ChannelCall => ({ ...post('sweep', `${products}/search`, { status: 'ACTIVATE' }), query: paged(token) }),
  reprice: (of: BudgetClass, productId: string, skuId: string, price: string, floorCents: number): ChannelCall => ({
    ...post(of, `${products}/${productId}/prices/update`, { skus: [{ id: skuId, price: { amount: price, currency: 'USD' } }] }),
    priced: [{ cents: centsOf(price), floorCents }],
  }),
  stock: (productId: string, skuId: string, warehouseId: string, quantity: number) =>
    post('publishes', `${products}/${productId}/inventory/update`, {
      skus: [{ id: skuId, inventory: [{ warehouse_id: warehouseId, quantity }] }],
    }),
  activate: (productId: string) => post('publishes', `${products}/activate`, { product_ids: [productId] }),
  deactivate: (productId: string) => post('ends', `${products}/deactivate`, { product_ids: [productId] }),
  orders: (since: number | undefined, token: string | undefined): ChannelCall => ({
    ...post('sales', '/order/202309/orders/search', since === undefined ? {} : { update_time_ge: since }),
    query: paged(token),
  }),
  order: (orderId: string) => get('sales', '/order/202309/orders', { ids: orderId }),
  cancel: (orderId: string, reason: string) => post('sales', `/order/202309/orders/${orderId}/cancel`, { cancel_reason: reason }),
  document: (packageId: string) => get('sales', `/fulfillment/202309/packages/${packageId}/shipping_documents`, { document_type: 'SHIPPING_LABEL' }),
  ship: (packageId: string) => post('sales', `/fulfillment/202309/packages/${packageId}/ship`, { handover_method: 'DROP_OFF' }),
  statement: (orderId: string) => get('sales', `/finance/202309/orders/${orderId}/statement_transactions`),
};

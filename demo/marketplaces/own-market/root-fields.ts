import { fieldsOf, textOf } from '../http/bodies.ts';
import { numberOf } from '../engine/chance.ts';
import type { ContractParts } from '../shop/contract.ts';
import { gid, locationId, noOf, orderOnWire, variantOnWire, type MarketOrder, type MarketShop, type MarketVariant, type OwnProduct } from './wire.ts';

export interface RootContext extends ContractParts {
  shop: MarketShop;
  account: string;
  labelUrl(orderNo: string): string;
}

type Fields = Record<string, unknown>;
type RootField = (context: RootContext, variables: Fields) => unknown;

const userError = (field: readonly string[], message: string, code: string) => ({ field, message, code });
const notFound = (field: readonly string[]) => userError(field, 'Not found', 'NOT_FOUND');
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const centsOf = (price: unknown): number | undefined => (/^\d{1,6}(\.\d{1,2})?$/.test(textOf(price)) ? Math.round(Number(price) * 100) : undefined);

const page = <T>(all: readonly T[], { first, after }: Fields) => {
  const start = after ? Number(Buffer.from(textOf(after), 'base64url').toString()) : 0;
  const count = Math.min(250, Number(first ?? 50));
  const end = start + count;
  return { nodes: all.slice(start, end), pageInfo: { hasNextPage: end < all.length, endCursor: Buffer.from(String(end)).toString('base64url') } };
};

/** Values of `sku:…` and the like in a search; a value may stand in quotes. */
const searched = (query: unknown, name: string): string | undefined => {
  const [, quoted, bare] = new RegExp(String.raw`${name}:(?:['"]([^'"]*)['"]|(\S+))`).exec(textOf(query)) ?? [];
  return quoted ?? bare;
};

const variantsOf = ({ shop, account }: RootContext): MarketVariant[] => shop.listings().filter((variant) => variant.account === account);
const ownVariant = ({ shop, account }: RootContext, id: unknown): MarketVariant | undefined => {
  const variant = shop.listing(noOf(id));
  return variant?.account === account ? variant : undefined;
};
const ownOrder = ({ shop, account }: RootContext, id: unknown): MarketOrder | undefined => {
  const order = shop.order(noOf(id));
  return order?.account === account ? order : undefined;
};

const productOnWire = (product: OwnProduct, variants: readonly MarketVariant[]) => ({
  id: gid('Product', product.no),
  title: product.title,
  status: product.status,
  variants: { nodes: variants.map(variantOnWire) },
});

/** Puts on sale what an active product has, and takes the rest off. */
const setStatus = ({ shop }: RootContext, product: OwnProduct, variants: readonly MarketVariant[]): void => {
  for (const variant of variants) {
    if (product.status !== 'ACTIVE') shop.deactivate(variant);
    else if (variant.quantity > 0) shop.activate(variant);
  }
};

const productSet: RootField = (context, variables) => {
  const { shop, account, kind, catalogue } = context;
  const input = fieldsOf(variables['input']);
  const asked = listOf(input['variants']);
  const taken = asked.find(({ sku }) => variantsOf(context).some(({ mark }) => mark === textOf(sku)));
  if (taken) return { product: null, userErrors: [userError(['input', 'variants', 'sku'], 'sku has already been taken', 'TAKEN')] };
  const prices = asked.map(({ price }) => centsOf(price));
  if (asked.length === 0 || prices.includes(undefined))
    return { product: null, userErrors: [userError(['input', 'variants'], 'price is invalid', 'INVALID')] };
  const title = textOf(input['title']);
  const status = textOf(input['status']) === 'DRAFT' ? 'DRAFT' : 'ACTIVE';
  const no = numberOf(`${kind} product ${account} ${shop.listings().length} ${textOf(asked[0]!['sku'])}`, 13);
  const product: OwnProduct = { no, account, title, status };
  const variants = asked.map((one, index) => {
    const sku = textOf(one['sku']);
    const size = textOf(listOf(one['optionValues'])[0]?.['name']) || textOf(listOf(one['optionValues'])[0]?.['value']);
    const barcode = textOf(one['barcode']);
    const cents = prices[index]!;
    return shop.create({
      no: String(numberOf(`${kind} variant ${no} ${sku}`, 13)),
      account,
      variant: catalogue.described({ gtin: barcode, texts: [sku, title], size, cents }),
      cents,
      quantity: listOf(one['inventoryQuantities']).reduce((sum, { quantity }) => sum + Number(quantity ?? 0), 0),
      mark: sku,
      own: { product, barcode },
    });
  });
  setStatus(context, product, variants);
  return { product: productOnWire(product, variants), userErrors: [] };
};

const inventorySetQuantities: RootField = (context, variables) => {
  const asked = listOf(fieldsOf(variables['input'])['quantities']);
  const wrong = asked.flatMap((one, index) => {
    const variant = ownVariant(context, one['inventoryItemId']);
    const field = ['input', 'quantities', String(index)];
    const { quantity, changeFromQuantity: expected } = one;
    if (!variant) return [notFound([...field, 'inventoryItemId'])];
    if (!Number.isSafeInteger(quantity) || (quantity as number) < 0) return [userError([...field, 'quantity'], 'quantity is invalid', 'INVALID')];
    if (expected === undefined || expected === null || expected === variant.quantity) return [];
    return [userError([...field, 'changeFromQuantity'], `The quantity is ${variant.quantity}`, 'CHANGE_FROM_QUANTITY_STALE')];
  });
  if (wrong.length > 0) return { inventoryAdjustmentGroup: null, userErrors: wrong };
  for (const one of asked) {
    const variant = ownVariant(context, one['inventoryItemId'])!;
    context.shop.setQuantity(variant, Number(one['quantity']));
    setStatus(context, variant.own.product, [variant]);
  }
  return { inventoryAdjustmentGroup: { id: gid('InventoryAdjustmentGroup', context.clock.now()), reason: 'correction' }, userErrors: [] };
};

/** What may be asked for, by the root field of the query. A name that stands inside another's answer comes after it. */
export const rootFields: Readonly<Record<string, RootField>> = {
  productVariantsBulkUpdate(context, variables) {
    const asked = listOf(variables['variants']).map((one) => ({ variant: ownVariant(context, one['id']), cents: centsOf(one['price']) }));
    const wrong = asked.flatMap(({ variant, cents }, index) => {
      const field = ['variants', String(index)];
      if (!variant) return [notFound([...field, 'id'])];
      return cents === undefined ? [userError([...field, 'price'], 'price is invalid', 'INVALID')] : [];
    });
    if (wrong.length > 0) return { productVariants: null, userErrors: wrong };
    for (const { variant, cents } of asked) context.shop.reprice(variant!, cents!);
    return { productVariants: asked.map(({ variant }) => variantOnWire(variant!)), userErrors: [] };
  },
  productVariants(context, variables) {
    const [sku, barcode] = [searched(variables['query'], 'sku'), searched(variables['query'], 'barcode')];
    const found = variantsOf(context).filter(
      ({ mark, own }) => (sku === undefined || mark === sku) && (barcode === undefined || own.barcode === barcode),
    );
    return page(found.map(variantOnWire), variables);
  },
  productSet,
  productUpdate(context, variables) {
    const input = fieldsOf(variables['product'] ?? variables['input']);
    const variants = variantsOf(context).filter(({ own }) => String(own.product.no) === noOf(input['id']));
    const product = variants[0]?.own.product;
    if (!product) return { product: null, userErrors: [notFound(['product', 'id'])] };
    const status = textOf(input['status']);
    if (status === 'ACTIVE' || status === 'DRAFT' || status === 'ARCHIVED') product.status = status;
    setStatus(context, product, variants);
    return { product: productOnWire(product, variants), userErrors: [] };
  },
  inventorySetQuantities,
  locations: (_context, variables) => page([{ id: locationId, name: 'Warehouse', isActive: true }], variables),
  orders(context, variables) {
    const since = searched(variables['query'], 'updated_at')?.replace(/^>=?/, '');
    const found = context.shop
      .orders()
      .filter(({ account, updatedAt }) => account === context.account && (since === undefined || updatedAt >= Date.parse(since)));
    return page(found.map(orderOnWire), variables);
  },
  orderCancel(context, variables) {
    const order = ownOrder(context, variables['orderId']);
    if (!order) return { job: null, orderCancelUserErrors: [notFound(['orderId'])] };
    if (order.state !== 'UNFULFILLED')
      return { job: null, orderCancelUserErrors: [userError(['orderId'], 'The order cannot be cancelled', 'INVALID')] };
    order.own.cancelledAt = context.clock.now();
    context.shop.move(order, 'CANCELLED');
    const variant = context.shop.listing(order.listingNo);
    if (variables['restock'] === true && variant) context.shop.setQuantity(variant, variant.quantity + 1);
    return { job: { id: gid('Job', order.no), done: true }, orderCancelUserErrors: [] };
  },
  order(context, variables) {
    const order = ownOrder(context, variables['id']);
    return order ? orderOnWire(order) : null;
  },
  fulfillmentCreate(context, variables) {
    const input = fieldsOf(variables['fulfillment']);
    const order = ownOrder(context, listOf(input['lineItemsByFulfillmentOrder'])[0]?.['fulfillmentOrderId']);
    if (!order) return { fulfillment: null, userErrors: [notFound(['fulfillment', 'lineItemsByFulfillmentOrder'])] };
    if (order.state !== 'UNFULFILLED') return { fulfillment: null, userErrors: [userError(['fulfillment'], 'The order is not open', 'INVALID')] };
    order.own.trackingNo = textOf(fieldsOf(input['trackingInfo'])['number']) || order.own.trackingNo;
    context.shop.move(order, 'FULFILLED');
    return { fulfillment: { id: gid('Fulfillment', order.no), status: 'SUCCESS' }, userErrors: [] };
  },
  shippingLabel(context, variables) {
    const order = ownOrder(context, variables['orderId']);
    if (!order || order.state === 'CANCELLED') return null;
    order.own.trackingNo ??= `1Z${numberOf(`${context.kind} parcel ${order.no}`, 14)}`;
    return { url: context.labelUrl(order.no), trackingNumber: order.own.trackingNo, carrier: 'UPS' };
  },
  webhookSubscriptionCreate(context, variables) {
    const subscription = fieldsOf(variables['webhookSubscription']);
    const uri = textOf(subscription['uri'] ?? subscription['callbackUrl']);
    if (!URL.canParse(uri))
      return { webhookSubscription: null, userErrors: [userError(['webhookSubscription', 'uri'], 'uri is invalid', 'INVALID')] };
    context.hooks.listen(context.kind, context.account, uri);
    return { webhookSubscription: { id: gid('WebhookSubscription', 1), topic: textOf(variables['topic']), uri }, userErrors: [] };
  },
};

import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall, PricedOnWire, VariantRef } from '../kernel/port.ts';
import { PAGE_SIZE } from './limits.ts';
import { centsOf } from './map.ts';
import type { Field } from './wire.ts';

const path = '/admin/api/2026-01/graphql.json';

interface Graph {
  of: BudgetClass;
  field: Field;
  query: string;
  variables: object;
  priced?: readonly PricedOnWire[];
}

const graph = ({ of, field, query, variables, priced }: Graph): ChannelCall & { field: Field } => ({
  of,
  method: 'POST',
  path,
  field,
  body: { query, variables },
  ...(priced && { priced }),
});

const variantFields = 'id sku price inventoryQuantity inventoryItem { id } product { id status }';
const errors = 'userErrors { field message code }';
const orderFields = `id createdAt updatedAt cancelledAt displayFinancialStatus displayFulfillmentStatus
  lineItems(first: 20) { nodes { sku originalUnitPriceSet { shopMoney { amount currencyCode } } } } fulfillmentOrders(first: 5) { nodes { id status fulfillBy } }`;

/** One root field a call. */
export const calls = {
  variants: (of: BudgetClass, search: string, after?: string) =>
    graph({
      of,
      field: 'productVariants',
      query: `query ($query: String, $first: Int!, $after: String) { productVariants(query: $query, first: $first, after: $after) { nodes { ${variantFields} } pageInfo { hasNextPage endCursor } } }`,
      variables: { query: search, first: PAGE_SIZE, ...(after && { after }) },
    }),
  set: (variant: VariantRef, sku: string, price: string, locationId: string, floorCents: number) =>
    graph({
      of: 'publishes',
      field: 'productSet',
      query: `mutation ($input: ProductSetInput!) { productSet(input: $input) { product { id } ${errors} } }`,
      variables: {
        input: {
          title: `${variant.name} ${variant.size}`,
          status: 'ACTIVE',
          productType: 'Sneakers',
          variants: [
            {
              sku,
              price,
              ...(variant.gtin && { barcode: variant.gtin }),
              optionValues: [{ optionName: 'Size', name: variant.size }],
              inventoryQuantities: [{ locationId, name: 'available', quantity: 1 }],
            },
          ],
        },
      },
      priced: [{ cents: centsOf(price), floorCents }],
    }),
  reprice: (productId: string, variantId: string, price: string, floorCents: number) =>
    graph({
      of: 'prices',
      field: 'productVariantsBulkUpdate',
      query: `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) { productVariantsBulkUpdate(productId: $productId, variants: $variants) { productVariants { id price } ${errors} } }`,
      variables: { productId, variants: [{ id: variantId, price }] },
      priced: [{ cents: centsOf(price), floorCents }],
    }),
  takeDown: (productId: string) =>
    graph({
      of: 'ends',
      field: 'productUpdate',
      query: `mutation ($product: ProductUpdateInput!) { productUpdate(product: $product) { product { id status } ${errors} } }`,
      variables: { product: { id: productId, status: 'DRAFT' } },
    }),
  locations: () =>
    graph({
      of: 'publishes',
      field: 'locations',
      query: 'query ($first: Int!) { locations(first: $first) { nodes { id name isActive } } }',
      variables: { first: 10 },
    }),
  orders: (since: string | undefined, after: string | undefined) =>
    graph({
      of: 'sales',
      field: 'orders',
      query: `query ($query: String, $first: Int!, $after: String) { orders(query: $query, first: $first, after: $after) { nodes { ${orderFields} } pageInfo { hasNextPage endCursor } } }`,
      variables: { ...(since && { query: `updated_at:>=${since}` }), first: PAGE_SIZE, ...(after && { after }) },
    }),
  order: (id: string) => graph({ of: 'sales', field: 'order', query: `query ($id: ID!) { order(id: $id) { ${orderFields} } }`, variables: { id } }),
  fulfil: (fulfillmentOrderId: string, number: string, company: string) =>
    graph({
      of: 'sales',
      field: 'fulfillmentCreate',
      query: `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id status } ${errors} } }`,
      variables: { fulfillment: { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId }], trackingInfo: { number, company } } },
    }),
  cancel: (orderId: string) =>
    graph({
      of: 'sales',
      field: 'orderCancel',
      query: `mutation ($orderId: ID!, $reason: OrderCancelReason!, $refund: Boolean!, $restock: Boolean!) { orderCancel(orderId: $orderId, reason: $reason, refund: $refund, restock: $restock) { job { id done } orderCancelUserErrors { field message code } } }`,
      variables: { orderId, reason: 'INVENTORY', refund: true, restock: false },
    }),
  label: (orderId: string) =>
    graph({
      of: 'sales',
      field: 'shippingLabel',
      query: 'query ($orderId: ID!) { shippingLabel(orderId: $orderId) { url trackingNumber carrier } }',
      variables: { orderId },
    }),
};

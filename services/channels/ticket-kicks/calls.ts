import type { BudgetClass } from '#contracts/channels/channel-budget.ts';
import type { ChannelCall } from '../kernel/port.ts';
import { PAGE_SIZE } from './limits.ts';

type Query = Readonly<Record<string, string>>;
const get = (of: BudgetClass, path: string, query?: Query): ChannelCall => ({ of, method: 'GET', path: `/v1${path}`, ...(query && { query }) });
const page = (cursor: string | undefined): Query => ({ limit: String(PAGE_SIZE), ...(cursor && { cursor }) });

export const calls = {
  variants: (styleCode: string) => get('publishes', '/variants', { styleCode }),
  quote: (variantId: string) => get('quotes', `/variants/${variantId}/quote`),
  offer: (clientRef: string, variantId: string, payoutCents: number, floorCents: number): ChannelCall => ({
    of: 'publishes',
    method: 'POST',
    path: '/v1/offers',
    body: { clientRef, variantId, payoutCents, condition: 'new' },
    priced: [{ cents: payoutCents, floorCents }],
  }),
  change: (offerId: string, payoutCents: number, expected: number | undefined, floorCents: number): ChannelCall => ({
    of: 'prices',
    method: 'PATCH',
    path: `/v1/offers/${offerId}`,
    body: { payoutCents, ...(expected !== undefined && { expectedPayoutCents: expected }) },
    priced: [{ cents: payoutCents, floorCents }],
  }),
  withdraw: (offerId: string): ChannelCall => ({ of: 'ends', method: 'DELETE', path: `/v1/offers/${offerId}` }),
  one: (of: BudgetClass, offerId: string) => get(of, `/offers/${offerId}`),
  byRef: (clientRef: string) => get('publishes', '/offers', { clientRef }),
  onShelf: (state: string, cursor: string | undefined) => get('sweep', '/offers', { state, ...page(cursor) }),
  sales: (since: string | undefined, cursor: string | undefined) => get('sales', '/sales', { ...(since && { since }), ...page(cursor) }),
  sale: (saleNo: string) => get('sales', `/sales/${saleNo}`),
  label: (saleNo: string): ChannelCall => ({ ...get('sales', `/sales/${saleNo}/label`), headers: { accept: 'application/pdf' } }),
  step: (saleNo: string, step: 'accept' | 'cancel' | 'shipped', body: object): ChannelCall => ({
    of: 'sales',
    method: 'POST',
    path: `/v1/sales/${saleNo}/${step}`,
    body,
  }),
};

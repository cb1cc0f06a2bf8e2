import { beforeEach, describe, expect, it } from 'vitest';
import { listReviews } from '#contracts/audit/audit-queries.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ordersAhead } from './orders-ahead.ts';

const row = (oddNo: string, version = 1) => ({ oddNo, version, state: 'reviewing', actions: ['approve', 'reject'] });
const list = ['read', listReviews.name, 'own@', {}];
const detail = ['read', getOrder.name, 'own@', { oddNo: 'OC1' }];
const shownIn = (key: readonly unknown[]) => queryClient.getQueryData<{ data: ReturnType<typeof row>[] }>(key)!.data.map(({ state }) => state);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(list, { totalCount: 2, data: [row('OC1'), row('OC2')] });
  queryClient.setQueryData(detail, { ...row('OC1'), itemList: [] });
});

describe('Rule: what is decided shows at once, and is taken back where it is refused', () => {
  it('in the list and on the page, and only for those that were named', () => {
    ordersAhead(['OC1'], 'pendingOutbound');
    expect(shownIn(list)).toEqual(['pendingOutbound', 'reviewing']);
    expect(queryClient.getQueryData(detail)).toMatchObject({ state: 'pendingOutbound', actions: [], itemList: [] });
  });

  it('back to what it was', () => {
    const takeBack = ordersAhead(['OC1', 'OC2'], 'rejected');
    takeBack();
    expect(queryClient.getQueryData(list)).toMatchObject({ data: [row('OC1'), row('OC2')] });
  });

  it('but not over what the server has said since', () => {
    const takeBack = ordersAhead(['OC1'], 'rejected');
    queryClient.setQueryData(list, { totalCount: 2, data: [{ ...row('OC1', 2), state: 'cancelled' }, row('OC2')] });
    takeBack();
    expect(shownIn(list)).toEqual(['cancelled', 'reviewing']);
  });
});

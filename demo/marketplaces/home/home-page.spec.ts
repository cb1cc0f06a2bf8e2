import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '../open-marketplaces.ts';
import { controlOf } from '../spec-calls.ts';

let sandbox: Marketplaces;
beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
});
afterEach(() => sandbox.close());

const look = async (query = '') => (await fetch(`${sandbox.url}/${query}`)).text();
const post = async (path: string, fields: Record<string, string>) =>
  (await fetch(`${sandbox.url}/home/${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).headers.get('location');
const list = async () => {
  const headers = { authorization: `Bearer ${demoAccounts.operator.kickExchange.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    catalog_id: 'dunk-low-panda-dd1391-100',
    price_cents: 4_000,
    condition: 'CONDITION_NEW',
    packaging_condition: 'PACKAGING_CONDITION_GOOD_CONDITION',
    size: 9.5,
    activate: true,
  });
  await controlOf(sandbox)('/books', { channel: 'kickExchange', styleCode: 'DD1391-100', size: '9.5', asks: [5_000] });
  const answer = await fetch(`${sandbox.urls.kickExchange}/api/v1/listings`, { method: 'POST', headers, body });
  return ((await answer.json()) as { listing: { id: string } }).listing.id;
};

describe('Rule: a person sees the books and buys', () => {
  it('by size and marketplace, ours marked', async () => {
    await list();
    const page = await look('?q=dd1391%20100');
    expect(page).toContain('<h1>Nike Dunk Low Panda</h1>');
    expect(page).toContain('<td class="ours">$40 ');
    expect(await look('?q=nike')).toContain('DD1391-100');
    expect(await look('?q=%3Cscript%3E')).not.toContain('<script>');
  });

  it('the lowest, or one of ours', async () => {
    const listingNo = await list();
    expect(await look()).toContain('Buy this one');
    expect(await post('buy', { channel: 'kickExchange', variant: 'DD1391-100/9.5', back: 'DD1391-100' })).toBe('/?q=DD1391-100');
    const { orders } = await controlOf(sandbox)('/truth');
    expect(orders).toMatchObject([{ listingNo, cents: 4_000 }]);
    await post('orders', { channel: 'kickExchange', orderNo: orders[0].orderNo, state: 'CONFIRMED' });
    expect(await look()).toContain('<td>CONFIRMED</td>');
    await post('sell', { channel: 'kickExchange', listingNo });
    expect((await controlOf(sandbox)('/truth'))['orders']).toHaveLength(1);
  });

  it('and asks for faults', async () => {
    await post('faults', { fault: 'lostAfter', channel: 'auction', next: '2' });
    const { faults } = await controlOf(sandbox)('/faults');
    expect(faults).toMatchObject([{ fault: 'lostAfter', channel: 'auction', next: 2 }]);
    await post('faults/remove', { id: String(faults[0].id) });
    expect(await look()).toContain('All goes well.');
  });
});

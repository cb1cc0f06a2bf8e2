import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '#tests/integration/files/sample-files.ts';
import { sku } from '#tests/integration/http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '#tests/integration/http/whole-portal.ts';
import type { Sourcing } from '#contracts/sourcing/sourcing.ts';

let whole: WholePortal;
beforeAll(async () => {
  whole = await openWholePortal();
  await whole.given.post('admin', '/skus', { sku: 'BQ6817-600', brand: 'Nike', name: 'Blazer', pku: '', sizes: ['8', '9'], image: '' });
});
afterAll(() => whole.close());

const get = async <Data>(role: 'admin' | 'seller' | 'otherSeller', path: string, query: Record<string, string | number> = {}): Promise<Data> => {
  const answer = await whole.call(role, role === 'admin' ? 'admin' : 'business', { method: 'GET', path }, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
const quoted = (channel: string, lowestCents: number | null, { of = sku, size = '9', age = '0 minutes' } = {}) =>
  whole.portal.pool.query(
    `INSERT INTO market_quotes (channel, sku, size, lowest_cents, depth, as_of, received_at, seq, is_suspect)
     VALUES ($1, $2, $3, $4, 'top', now() - $5::interval, now(), 1, false)
     ON CONFLICT (sku, size, channel) DO UPDATE SET lowest_cents = excluded.lowest_cents, as_of = excluded.as_of`,
    [channel, of, size, lowestCents, age],
  );
const product = { title: 'Nike Dunk', description: '', pictures: [] as string[], skus: [{ size: '9', priceCents: 24_000 }] };
const draft = async (body: object = {}) =>
  (await whole.given.post<{ productId: string }>('admin', '/shop_products', { ...product, sku, ...body })).productId;

describe('Rule: what each size would leave is reckoned from what others ask (R1.18, R2.65)', () => {
  const sourced = (query: Record<string, string | number> = {}, role: 'seller' | 'otherSeller' = 'seller') => get<Sourcing>(role, '/sourcing', query);

  it('nothing where nobody asks anything', async () => expect(await sourced()).toEqual({ records: [], more: false }));

  it('price is the middle ask with the markup; cost is the lowest where the shop has none of its own', async () => {
    await quoted('stockMarket', 20_000);
    await quoted('kickExchange', 21_000);
    await quoted('auction', 23_000);
    await quoted('asiaMarket', 9_000, { age: '2 days' });
    const { records } = await sourced({ markup: 20, creator: 10, shipping: 800 });
    expect(records).toMatchObject([{ sku, added: null, sold: 0, sizes: [{ size: '9', inStock: 0 }] }]);
    expect(records[0]!.sizes[0]).toMatchObject({
      priceCents: 25_200,
      commissionCents: 1_512,
      creatorCents: 2_520,
      shippingCents: 800,
      costCents: 20_000,
      costFrom: 'stockMarket',
      profitCents: 368,
      marginBp: 146,
    });
  });

  it('by margin, by what sells, and by text', async () => {
    expect((await sourced({ minMargin: 1 })).records).toHaveLength(1);
    expect((await sourced({ minMargin: 2 })).records).toEqual([]);
    expect((await sourced({ minSold: 1 })).records).toEqual([]);
    expect((await sourced({ text: 'nowhere' })).records).toEqual([]);
    await quoted('auction', 9_000, { of: 'BQ6817-600', size: '8' });
    expect((await sourced({ text: 'blazer' })).records).toMatchObject([{ sku: 'BQ6817-600' }]);
  });

  it('a shop sees the cost of its own stock, and another shop does not', async () => {
    await whole.given.post('seller', '/sys_prod/save', { id: await whole.given.available(), costPrice: 12_000, supply: '' });
    expect((await sourced({ text: sku })).records[0]!.sizes[0]).toMatchObject({ inStock: 1, costCents: 12_000, costFrom: 'stock' });
    expect((await sourced({ text: sku }, 'otherSeller')).records[0]!.sizes[0]).toMatchObject({ inStock: 0, costCents: 20_000 });
  });

  it('added as a shop product once by each shop, its sizes linked, as a draft', async () => {
    const add = { sku, sizes: [{ size: '9', priceCents: 25_200 }] };
    const { productId } = await whole.given.post<{ productId: string }>('seller', '/sourcing/products', add);
    expect((await sourced({ text: sku })).records[0]!.added).toEqual({ productId, status: 'draft', auditStatus: 'none' });
    expect((await sourced({ text: sku }, 'otherSeller')).records[0]!.added).toBeNull();
    const again = await whole.call('seller', 'business', { method: 'POST', path: '/sourcing/products' }, { body: add });
    expect(again.json()).toMatchObject({ code: 409, error: 'SourcedAlready' });
    const wrong = { sku, sizes: [{ size: '99', priceCents: 25_200 }] };
    expect((await whole.call('otherSeller', 'business', { method: 'POST', path: '/sourcing/products' }, { body: wrong })).json()).toMatchObject({
      error: 'OwnSizeUnknown',
    });
  });
});

describe('Rule: SKUs of the shop that stand for nothing come first, and stock counts available items (R2.138)', () => {
  it('in the list of SKUs', async () => {
    const productId = await draft({
      title: 'Half linked',
      skus: [
        { size: '9', priceCents: 24_000 },
        { size: '42 EU', priceCents: 24_000 },
      ],
    });
    const { data } = await get<{ data: { skuNo: string; own: unknown; stock: number }[] }>('admin', '/shop_skus', { text: 'Half linked' });
    expect(data).toMatchObject([
      { skuNo: `${productId}-2`, own: null, stock: 0 },
      { skuNo: `${productId}-1`, own: { sku, size: '9' }, stock: 1 },
    ]);
    expect(await get('admin', '/shop_skus', { text: 'Half linked', linked: 'true' })).toMatchObject({ totalCount: 1 });
    expect(await get('admin', '/shop_products', { text: 'half' })).toMatchObject({ data: [{ productId, skus: 2, unlinked: 1, stock: 1 }] });
  });

  it('and a picture that the shop does not take is refused with the place where it stands', async () => {
    const upload = async (side: number) =>
      (
        await whole.call('admin', 'admin', { method: 'POST', path: '/upload' }, { file: await png({ width: side, height: side }), fileName: 'a.png' })
      ).json().data;
    const pictures = [await upload(400), await upload(200)];
    const refused = await whole.call('admin', 'admin', { method: 'POST', path: '/shop_products' }, { body: { ...product, pictures } });
    expect(refused.json()).toMatchObject({ code: 422, error: 'ShopPictureSides', errors: [{ field: 'pictures.1' }] });
    const productId = await draft({ pictures: pictures.slice(0, 1) });
    expect(await get('admin', '/shop_products/detail', { productId })).toMatchObject({ pictures: pictures.slice(0, 1), actions: ['edit', 'submit'] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { listMerchantWallets } from '#contracts/wallet/finance/list-wallets.ts';
import { explainPosting } from '#contracts/wallet/reads/explain-posting.ts';
import { listExpectedMoney, listWalletHolds } from '#contracts/wallet/reads/held-and-expected.ts';
import { getWalletMonth } from '#contracts/wallet/reads/wallet-month.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { hold } from '#services/aggregates/wallet/holds.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { aLabelFee, aLabelRefund, aRecharge } from '#tests/support/postings.ts';
import { reference } from './facts.ts';
import { actorOf, admin, otherSeller, seller, shopUser } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const at = async (time: string, ...postings: WalletPosted[]): Promise<void> => {
  world.setClock(time);
  await world.happen(actorOf(admin), ...postings.map((posting) => fact(walletStream, posting.data.shopId, posting)));
};

const label = { shopId: 7, id: 'L-1', cents: 4_210, remark: 'UPS Ground' };

/** Shop 7 has an old recharge, a label bought late on the 18th in New York and given back on the 20th. Shop 8 has one recharge, shop 1 four entries of one moment. */
beforeAll(async () => {
  world = await readWorld('2026-09-01T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await at('2026-10-01T15:00:00.000Z', aRecharge({ shopId: 7, id: 'RC-1', cents: 50_000, remark: 'Chase 4471' }));
  await at('2026-11-19T04:30:00.000Z', aLabelFee(label));
  await at('2026-11-20T14:00:00.000Z', aRecharge({ shopId: 8, id: 'RC-2', cents: 700, remark: '' }), aLabelRefund(label));
  const first = { shopId: 1, id: 'L-2', cents: 300, remark: '' };
  await at(
    '2026-11-20T14:30:00.000Z',
    aRecharge({ ...first, id: 'RC-3', cents: 900 }),
    aLabelFee(first),
    aLabelRefund(first),
    aLabelFee({ ...first, id: 'L-3' }),
  );
  world.setClock('2026-11-20T15:00:00.000Z');
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listWalletRecords> = {}, viewer: Viewer = seller) => world.ask(listWalletRecords, viewer, query);
const idsOf = async (query: QueryInputOf<typeof listWalletRecords>, viewer?: Viewer) =>
  (await list(query, viewer)).data.map(({ postingId }) => postingId);

describe('Rule: a wallet shows what it holds and what it held (R2.72)', () => {
  it('today and at the end of each of thirty days of the viewer', async () => {
    const wallet = await world.ask(getWallet, seller, {});
    expect(wallet).toMatchObject({
      shopInfo: { id: 7 },
      postedCents: 50_000,
      heldCents: 0,
      availableCents: 50_000,
      entries: 2,
      inCents: 4_210,
      outCents: 4_210,
    });
    expect(wallet.curve).toHaveLength(30);
    expect(wallet.curve.slice(-4)).toEqual([
      { day: '2026-11-17', balanceCents: 50_000 },
      { day: '2026-11-18', balanceCents: 45_790 },
      { day: '2026-11-19', balanceCents: 45_790 },
      { day: '2026-11-20', balanceCents: 50_000 },
    ]);
    expect(wallet.curve[0]).toEqual({ day: '2026-10-22', balanceCents: 50_000 });
  });

  it('only to its seller, and to finance, who say whose', async () => {
    expect((await world.ask(getWallet, otherSeller, {})).postedCents).toBe(700);
    expect(await world.refusal(getWallet, seller, { shopId: 8 })).toBe('NotFound');
    expect((await world.ask(getWallet, admin, { shopId: 8 })).postedCents).toBe(700);
    expect(await world.refusal(getWallet, admin, {})).toBe('NotFound');
    expect(await world.refusal(getWallet, admin, { shopId: 99 })).toBe('NotFound');
    expect((await world.ask(getWallet, shopUser, {})).postedCents).toBe(50_000);
  });
});

describe('Rule: what is set aside and what is on its way stand beside what is posted (R2.72)', () => {
  const heldFor = { kind: 'withdrawal', id: 'WD-1' } as const;

  it('of one moment, each with its rows', async () => {
    await world.happen(actorOf(admin), fact(walletStream, 8, hold({ shopId: 8, cents: 200, purpose: 'withdrawal', reference: heldFor })));
    expect(await world.ask(getWallet, otherSeller, {})).toMatchObject({ postedCents: 700, heldCents: 200, availableCents: 500, holds: 1 });
    const { heldCents, holds } = await world.ask(listWalletHolds, otherSeller, {});
    expect(heldCents).toBe(200);
    expect(holds).toMatchObject([{ holdId: 'withdrawal-WD-1', purpose: 'withdrawal', reference: heldFor, cents: 200, gmtExpire: null }]);
    expect(await world.ask(listExpectedMoney, otherSeller, {})).toEqual({ expectedCents: 0, expected: [] });
  });

  it('to nobody of another shop', async () => {
    for (const endpoint of [listWalletHolds, listExpectedMoney] as const) {
      expect(await world.refusal(endpoint, seller, { shopId: 8 })).toBe('NotFound');
      expect(await world.refusal(endpoint, admin, {})).toBe('NotFound');
    }
    expect((await world.ask(listWalletHolds, seller, {})).holds).toEqual([]);
  });

  it('until a hold is given back', async () => {
    await world.happen(
      actorOf(admin),
      fact(walletStream, 8, { type: 'HoldReleased', data: { holdId: 'withdrawal-WD-1', shopId: 8, cents: 200, reason: 'cancelled' } }),
    );
    expect(await world.ask(getWallet, otherSeller, {})).toMatchObject({ heldCents: 0, availableCents: 700, holds: 0 });
  });
});

describe('Rule: a month of a wallet is told by what moved it (R2.72)', () => {
  const monthOf = async (viewer: Viewer, shopId?: number) => {
    const { from, to, moved } = await world.ask(getWalletMonth, viewer, shopId === undefined ? {} : { shopId });
    return { from, to, ...Object.fromEntries(moved.map(({ movement, cents }) => [movement, cents])) };
  };

  it('in the month of the books that is under way', async () =>
    expect(await monthOf(admin, 1)).toEqual({ from: '2026-11-01', to: '2026-11-20', sales: 0, fees: -300, storage: 0, repairs: 0, transfers: 900 }));

  it('with what was given back against what was taken', async () => expect(await monthOf(seller)).toMatchObject({ fees: 0 }));

  it('to nobody of another shop', async () => {
    expect(await world.refusal(getWalletMonth, seller, { shopId: 8 })).toBe('NotFound');
    expect(await world.refusal(getWalletMonth, admin, {})).toBe('NotFound');
  });
});

describe('Rule: a posting is explained to the cent, to its own seller and to finance', () => {
  const explained = (postingId: string, viewer: Viewer = seller) => world.ask(explainPosting, viewer, { postingId });

  it('by its sum, what it is worked out to again, and what it rests on', async () => {
    const { record, explanation, recomputedCents, check, entries, restsOn } = await explained('labelFee-L-1');
    expect(record).toMatchObject({ amountCents: -4_210, effectiveDate: '2026-11-20', reverses: null, reversedBy: null });
    expect(explanation.formula.en).toBe('$42.10');
    expect([recomputedCents, check]).toEqual([4_210, 'equal']);
    expect(entries).toEqual([
      { account: 'liabilities:wallet', sub: null, side: 'D', cents: 4_210 },
      { account: 'liabilities:carrier', sub: null, side: 'C', cents: 4_210 },
    ]);
    expect(restsOn.map(({ event }) => event)).toEqual(['WalletPosted']);
  });

  it('with the parts of accounts for finance', async () =>
    expect((await explained('labelFee-L-1', admin)).entries.map(({ sub }) => sub)).toEqual(['7', 'UPS']));

  it('to nobody else', async () => {
    expect(await world.refusal(explainPosting, otherSeller, { postingId: 'labelFee-L-1' })).toBe('NotFound');
    expect(await world.refusal(explainPosting, seller, { postingId: 'labelFee-none' })).toBe('NotFound');
  });
});

describe('Rule: finance sees what each wallet holds, and since when one stands below zero (R2.128)', () => {
  it('the least first, and what would come of taking a posting back', async () => {
    const wallets = async (query: QueryInputOf<typeof listMerchantWallets> = {}) => world.ask(listMerchantWallets, admin, query);
    expect((await wallets()).data.map(({ shopInfo, availableCents }) => [shopInfo.id, availableCents])).toEqual([
      [1, 600],
      [8, 700],
      [7, 50_000],
    ]);
    const { reversal } = await world.ask(explainPosting, admin, { postingId: 'recharge-RC-2' });
    expect(reversal).toEqual({ effectiveDate: '2026-11-20', isOriginalDate: true, postedAfterCents: 0, availableAfterCents: 0 });
    expect((await world.ask(explainPosting, otherSeller, { postingId: 'recharge-RC-2' })).reversal).toBeNull();
    await at('2026-11-20T15:10:00.000Z', aLabelFee({ shopId: 8, id: 'L-8', cents: 900, remark: '' }));
    await at('2026-11-20T15:20:00.000Z', aLabelFee({ shopId: 8, id: 'L-9', cents: 100, remark: '' }));
    const below = await wallets({ view: 'belowZero' });
    expect(below.data).toMatchObject([{ shopInfo: { id: 8 }, postedCents: -300, gmtBelowZero: '2026-11-20T15:10:00.000Z' }]);
    expect(below.counts).toEqual({ all: 3, belowZero: 1, held: 0, frozen: 0 });
    expect(below.totals.owedCents).toBe(300);
    await at(
      '2026-11-20T15:30:00.000Z',
      aLabelRefund({ shopId: 8, id: 'L-8', cents: 900, remark: '' }),
      aLabelRefund({ shopId: 8, id: 'L-9', cents: 100, remark: '' }),
    );
    expect((await wallets({ text: 'u8' })).data).toMatchObject([{ shopInfo: { id: 8 }, postedCents: 700, gmtBelowZero: null }]);
    world.setClock('2026-11-20T15:00:00.000Z');
  });
});

describe('Rule: every posting is a record, with what the wallet held after it', () => {
  it('newest first', async () => {
    const { data, counts, totals } = await list();
    expect(data.map(({ type, amountCents, balanceCents }) => [type, amountCents, balanceCents])).toEqual([
      ['labelRefund', 4_210, 50_000],
      ['labelFee', -4_210, 45_790],
      ['recharge', 50_000, 50_000],
    ]);
    expect(data[1]).toMatchObject({ reference: { kind: 'label', id: 'L-1' }, remark: 'UPS Ground', shopInfo: { id: 7 } });
    expect(counts).toEqual({ all: 3, in: 2, out: 1 });
    expect(totals).toEqual({ inCents: 54_210, outCents: 4_210 });
  });

  it('by direction, type, day and text; the totals keep to the filters, whatever the view', async () => {
    expect(await idsOf({ view: 'out' })).toEqual(['labelFee-L-1']);
    expect(await idsOf({ types: ['recharge', 'labelFee'] })).toEqual(['labelFee-L-1', 'recharge-RC-1']);
    expect(await idsOf({ text: 'l-1' })).toEqual(['labelRefund-L-1', 'labelFee-L-1']);
    expect(await idsOf({ text: 'chase' })).toEqual(['recharge-RC-1']);
    expect(await idsOf({ beginTime: '2026-11-18', endTime: '2026-11-18' })).toEqual(['labelFee-L-1']);
    const forTheDay = { view: 'out', dateOf: 'effective', beginTime: '2026-11-20', endTime: '2026-11-20' } as const;
    expect(await idsOf(forTheDay)).toEqual(['labelFee-L-1']);
    expect((await list(forTheDay)).data[0]).toMatchObject({ effectiveDate: '2026-11-20', originalUid: null, chargeDate: null, groupId: null });
    expect((await list({ view: 'in', beginTime: '2026-11-18' })).totals).toEqual({ inCents: 4_210, outCents: 4_210 });
  });

  it('those of one moment in the order of their wallet, from page to page', async () => {
    const of = { shopId: 1 };
    const { data, next } = await list({ ...of, size: 2 }, admin);
    const further = await list({ ...of, size: 2, after: next! }, admin);
    expect([...data, ...further.data].map(({ balanceCents }) => balanceCents)).toEqual([600, 900, 600, 900]);
  });

  it('page by page', async () => {
    const first = await list({ size: 2 });
    expect(await idsOf({ size: 2, after: first.next! })).toEqual(['recharge-RC-1']);
  });

  it('of their own shop to sellers, of all shops to finance', async () => {
    expect(await idsOf({}, otherSeller)).toEqual(['labelRefund-L-9', 'labelRefund-L-8', 'labelFee-L-9', 'labelFee-L-8', 'recharge-RC-2']);
    expect(await idsOf({ shopId: 7 }, otherSeller)).toEqual([]);
    expect((await list({}, admin)).totalCount).toBe(12);
    expect(await idsOf({ shopId: 8, types: ['recharge'] }, admin)).toEqual(['recharge-RC-2']);
  });

  it('as a file under the same filters', async () => {
    const file = await world.file(exportWalletRecords, { ...seller, language: 'zh_cn' }, { view: 'out' });
    const [, row, ...others] = file.trimEnd().split('\r\n');
    expect(row).toContain('2026-11-18 23:30:00');
    expect(row).toContain('Kicks & Co.,U7');
    expect(row).toContain('面单费');
    expect(row).toContain('-42.10,457.90');
    expect(others).toEqual([]);
  });

  it('as the log says it', async () => expect(await world.differencesFromRebuild()).toEqual([]));
});

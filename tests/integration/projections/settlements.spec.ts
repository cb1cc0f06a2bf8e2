import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { consignmentCollection, consignmentFee, platformFee } from '#services/aggregates/wallet/postings/goods-postings.ts';
import { reversalOf } from '#services/aggregates/wallet/postings/reversal.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { fact } from '#tests/support/facts.ts';
import { aRecharge, decidedByHand } from '#tests/support/postings.ts';
import { reference } from './facts.ts';
import { actorOf, admin, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
const said = { shopId: 7, id: 'ON1', now: new Date('2026-11-20T14:00:00Z'), groupId: 'settlement-ON1' };
const fee = consignmentFee({ ...said, basis: decidedByHand(600) });

beforeAll(async () => {
  world = await readWorld('2026-11-20T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(admin),
    fact(
      walletStream,
      7,
      aRecharge({ shopId: 7, id: 'RC-1', cents: 5_000 }),
      consignmentCollection({ ...said, platform: 'StockMarket', basis: decidedByHand(20_000) }),
      platformFee({ ...said, platform: 'StockMarket', basis: decidedByHand(2_000) }),
      fee,
      reversalOf(fee, { reason: 'Charged twice', effectiveDate: '2026-11-20' }),
    ),
  );
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listWalletRecords> = {}) => world.ask(listWalletRecords, seller, query);
const linesOf = async (query?: QueryInputOf<typeof listWalletRecords>) =>
  (await list(query)).data.map(({ postingId, settlement }) => [postingId, settlement?.shownBy ?? null]);

describe('Rule: a settlement is one line that opens: sold 200.00, less 20.00, less 6.00 is 174.00', () => {
  it('shown by its last posting, with the parts in their order', async () => {
    const { data, totalCount, totals } = await list();
    expect(data.find(({ postingId }) => postingId === 'consignmentFee-ON1')?.settlement).toEqual({
      shownBy: 'consignmentFee-ON1',
      amountCents: 17_400,
      parts: [
        { postingId: 'consignmentCollection-ON1', type: 'consignmentCollection', amountCents: 20_000 },
        { postingId: 'platformFee-ON1', type: 'platformFee', amountCents: -2_000 },
        { postingId: 'consignmentFee-ON1', type: 'consignmentFee', amountCents: -600 },
      ],
    });
    expect([totalCount, totals]).toEqual([5, { inCents: 25_600, outCents: 2_600 }]);
  });

  it('what took a part of it back stands by itself, and so does what was posted alone', async () => {
    expect(await linesOf()).toEqual([
      ['consignmentFee-ON1~r', null],
      ['consignmentFee-ON1', 'consignmentFee-ON1'],
      ['platformFee-ON1', 'consignmentFee-ON1'],
      ['consignmentCollection-ON1', 'consignmentFee-ON1'],
      ['recharge-RC-1', null],
    ]);
  });

  it('is none where a filter takes some of its postings, nor in the file', async () => {
    expect(await linesOf({ types: ['platformFee'] })).toEqual([['platformFee-ON1', null]]);
    const file = await world.file(exportWalletRecords, seller, {});
    expect(JSON.stringify(file)).toContain('platformFee-ON1');
  });
});

import type { Pool } from 'pg';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { getStorageNight, listStoredItems } from '#contracts/storage/storage-queries.ts';
import { explainPosting } from '#contracts/wallet/reads/explain-posting.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { createPool } from '#kernel/database/pool.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { migrations } from '#services/composition/migrations.ts';
import { storageAccrualJob } from '#services/storage/storage-accrual-job.ts';
import { fillLargeWorld } from '../../support/large-world/fill.ts';
import { present } from '../../support/large-world/measures.ts';
import { readRoutes } from '../../support/read-routes.ts';
import { atMost, beside, percentile, type Figure } from '../figure.ts';
import { anyone } from '../viewer.ts';
import { askedShops, fillPostings } from './many-postings.ts';
import { commandsOn } from './wallets.ts';

const itemsOfWorld = 100_000;
const storedItems = 5_000;
const warehouse = 'EWR';
/** The wallet of one who stores much, and has no postings but for its nights. */
const keeper = 301;
const rounds = 20;
/** Longest that each may take at the server, in ms. */
const bounds = { page: 30, explanation: 50, storage: 300 };

const administrator: Viewer = { ...anyone, terminal: 'admin' };
const sellerOf = (shopId: number): Viewer => ({ ...anyone, terminal: 'business', shopId });

type Ask = [Endpoint<any, any, any>, object, Viewer];

const ofSellers = askedShops.map(sellerOf);
const walletPages: Ask[] = [...ofSellers.map((viewer): Ask => [getWallet, {}, viewer]), [getWallet, { shopId: 1 }, administrator]];
const listed = [
  {},
  { current: 100 },
  { view: 'out' },
  { types: 'labelFee,labelRefund' },
  { beginTime: '2026-10-01', endTime: '2026-10-31' },
  { beginTime: '2026-10-01', endTime: '2026-10-31', dateOf: 'effective' },
  { text: 'OC00002345' },
];
const walletLists: Ask[] = ofSellers.flatMap((viewer) => listed.map((query): Ask => [listWalletRecords, query, viewer]));
const financeLists: Ask[] = [{}, { view: 'in' }, { types: 'recharge' }, { current: 100 }, { text: 'OC00002345' }, { shopId: '40' }].map(
  (query): Ask => [listWalletRecords, query, administrator],
);

/** `wallet-page`, `wallet-list`, `posting-explained`, `stored-items` and `storage-night`: what a wallet's pages ask among so many postings, p95 at the server. */
export const walletPageFigures = async (url: string, postings: number): Promise<Figure[]> => {
  const pool = createPool(url, { size: 6 });
  try {
    await migrate(pool, migrations);
    await fillLargeWorld(pool, itemsOfWorld);
    await fillPostings(pool, postings);
    const nightId = await aNightOf(pool);
    const { rows } = await pool.query<{ posting_id: string }>(
      'SELECT posting_id FROM wallet_records WHERE shop_id = ANY ($1) ORDER BY created_at DESC LIMIT 200',
      [askedShops],
    );
    const explained = rows.map(({ posting_id: postingId }): Ask => [explainPosting, { postingId }, administrator]);
    const took = times(pool);
    const floor = await tenRows(pool);
    const page = await took(walletPages);
    const figures = [
      atMost('wallet-page', page, 'ms', bounds.page, 1),
      beside('wallet-page-rows', page, 'ms', floor),
      atMost('wallet-list', await took([...walletLists, ...financeLists]), 'ms', bounds.page, 1),
      atMost('posting-explained', await took(explained, 2), 'ms', bounds.explanation, 1),
      atMost('stored-items', await took([[listStoredItems, {}, sellerOf(keeper)]]), 'ms', bounds.storage, 1),
      atMost('storage-night', await took([[getStorageNight, { postingId: nightId }, sellerOf(keeper)]]), 'ms', bounds.storage, 1),
    ];
    return figures;
  } finally {
    await pool.end();
  }
};

/** Of each ask, several times, once all were asked before; p95 in ms. */
const times = (pool: Pool) => {
  const routes = readRoutes(kyselyOn(pool), { now: () => new Date(present) });
  const ask = async ([endpoint, asked, viewer]: Ask): Promise<number> => {
    const route = routes.find((one) => one.endpoint === endpoint)!;
    const query = endpoint.query!.parse(asked) as never;
    const base = viewer.terminal === 'admin' ? 'admin' : 'business';
    const begun = performance.now();
    const answer = await route.answer({ viewer, anonymous: false, query, body: undefined as never, ip: '127.0.0.1', base });
    JSON.stringify(answer);
    const took = performance.now() - begun;
    if (isRejection(answer)) throw new Error(`${endpoint.name} was refused: ${JSON.stringify(answer)}`);

    return took;
  };
  return async (asks: readonly Ask[], often = rounds): Promise<number> => {
    for (const one of asks) await ask(one);
    const took: number[] = [];
    for (let round = 0; round < often; round++) for (const one of asks) took.push(await ask(one));
    return percentile(took, 0.95);
  };
};

/** The last ten postings of a wallet and the row of its sums, by index: what any page of it reads at the least. */
const tenRows = async (pool: Pool): Promise<number> => {
  const took: number[] = [];
  for (let round = 0; round < 100; round++) {
    const shopId = askedShops[round % askedShops.length];
    const begun = performance.now();
    await Promise.all([
      pool.query('SELECT * FROM wallets WHERE shop_id = $1', [shopId]),
      pool.query('SELECT * FROM wallet_records WHERE shop_id = $1 ORDER BY created_at DESC, place DESC LIMIT 10', [shopId]),
    ]);
    if (round >= 20) took.push(performance.now() - begun);
  }
  return percentile(took, 0.95);
};

/** Charges the keeper for a night of all that lies there, and answers the id of the posting. */
const aNightOf = async (pool: Pool): Promise<string> => {
  await pool.query(`INSERT INTO shops (shop_id, uid, realname) VALUES (${keeper}, 'U-keeper', 'Keeper')`);
  await pool.query(
    `INSERT INTO storage_stays (one_id, shop_id, warehouse_id, shelved_at, from_at, shelving_version)
     SELECT one_id, ${keeper}, '${warehouse}', at, at, 4
     FROM (SELECT one_id, timestamptz '2026-09-01 08:00Z' + row_number() OVER () % 30 * interval '1 day' AS at FROM inventory LIMIT ${storedItems}) s`,
  );
  await pool.query('VACUUM ANALYZE storage_stays');
  let now = new Date('2026-11-17T12:00:00Z');
  const clock = { now: () => now };
  const db = kyselyOn<ReadTables>(pool);
  const { storedGoods } = providedBy(db, streamsAsOf(db));
  const { run } = storageAccrualJob({ clock, commands: commandsOn(pool, clock), storedGoods, firstBreak: async () => undefined });
  await run();
  now = new Date('2026-11-19T12:00:00Z');
  await run();
  const { rows } = await pool.query<{ posting_id: string; items: number }>(
    `SELECT posting_id, charge_days AS items FROM wallet_records WHERE shop_id = ${keeper} ORDER BY version DESC LIMIT 1`,
  );
  if (rows[0]?.items !== storedItems) throw new Error(`${rows[0]?.items} items were charged, not ${storedItems}.`);
  return rows[0].posting_id;
};

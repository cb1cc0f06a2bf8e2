import type { Pool } from 'pg';
import { systemClock } from '#kernel/clock.ts';
import { createPool } from '#kernel/database/pool.ts';
import { accept } from '#kernel/commands/decision.ts';
import { commands, toOutcome, type Commands } from '#kernel/commands/commands.ts';
import { change } from '#kernel/commands/loaded.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { migrate } from '#kernel/database/migrate.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { checkBooks } from '#projections/ledger/books/check-books.ts';
import { exportBooks } from '#projections/ledger/books/export-books.ts';
import { labelFee } from '#services/aggregates/wallet/postings/label-postings.ts';
import { requireSpendable } from '#services/aggregates/wallet/wallet-policies.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { migrations } from '#services/composition/migrations.ts';
import { aLabelFee, aRecharge, labelOf } from '#tests/support/postings.ts';
import { atLeast, type Figure } from '../figure.ts';
import { ratePerSecond } from '../world.ts';
import { summedUp } from './summed-up.ts';

const context = { actor: { accountId: 'bench', name: 'Bench', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
const connections = 32;
const shops = 100;
/** Enough to pay for whatever the bench buys. */
const plenty = 100_000_000;

/** `wallet-hot`, `record-postings`, `books-check` and `books-export`: wallets under the log alone, with every read model. */
export const postingFigures = async (url: string): Promise<Figure[]> => {
  const pool = createPool(url, { size: connections });
  try {
    await migrate(pool, migrations);
    const run = commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), systemClock, newIds);
    await post(run, 1, [aRecharge({ shopId: 1, id: 'RC-hot', cents: plenty })]);
    const hot = await ratePerSecond(connections, 5_000, () => buy(run, 1));
    const recorded = await recordedPerSecond(run);
    await summedUp(pool);
    const { checked, written } = await booksPerSecond(pool);
    return [
      atLeast('wallet-hot', hot, 'commands/s', 200, 1),
      atLeast('record-postings', recorded, 'postings/s', 15_000, 1),
      atLeast('books-check', checked, 'postings/s', 50_000, 1),
      atLeast('books-export', written, 'postings/s', 20_000, 1),
    ];
  } finally {
    await pool.end();
  }
};

type Posting = ReturnType<typeof aRecharge>;

const post = (run: Commands, shopId: number, postings: readonly Posting[]) =>
  run.run(context, async (load) => {
    const wallet = await load.one(walletStream, shopId);
    return toOutcome(accept(change(wallet, ...postings)), null);
  });

/** A person pays for something, if there is money for it. */
const buy = async (run: Commands, shopId: number): Promise<void> => {
  const result = await run.run(context, async (load) => {
    const wallet = await load.one(walletStream, shopId);
    const fee = labelFee({ shopId, id: newIds.eventId(), carrier: 'UPS', basis: labelOf(900), now: new Date() });
    return toOutcome(requireSpendable(wallet, 900, 'feeCents') ?? accept(change(wallet, fee)), null);
  });
  if (result.kind !== 'accepted') throw new Error('A label was refused.');
};

/** What the portal charges by itself: a hundred postings of a hundred wallets in a commit. */
const recordedPerSecond = async (run: Commands): Promise<number> => {
  const started = performance.now();
  let recorded = 0;
  while (performance.now() - started < 10_000) {
    const result = await run.run(context, async (load) => {
      const wallets = await load.many(
        walletStream,
        Array.from({ length: shops }, (_, index) => index + 2),
      );
      return toOutcome(accept(...wallets.map((wallet, index) => change(wallet, ...hundred(index + 2)))), null);
    });
    if (result.kind !== 'accepted') throw new Error('Postings were refused.');
    recorded += shops * 100;
  }
  return (recorded * 1000) / (performance.now() - started);
};

const hundred = (shopId: number): Posting[] => Array.from({ length: 100 }, () => aLabelFee({ shopId, id: newIds.eventId(), cents: 500 }));

const booksPerSecond = async (pool: Pool) => {
  const db = kyselyOn<ReadTables>(pool);
  const began = performance.now();
  const { postings, breaks } = await checkBooks(db);
  const checked = performance.now();
  if (breaks.length > 0) throw new Error(`The books contradict themselves: ${JSON.stringify(breaks[0])}`);
  let length = 0;
  await exportBooks(db, undefined, (text) => (length += text.length));
  const written = performance.now();
  return { checked: (postings * 1000) / (checked - began), written: (postings * 1000) / (written - checked) };
};

import { parseArgs } from 'node:util';
import { accrualFigures } from './accrual.ts';
import { appendFigures } from './append.ts';
import { asOfFigures } from './as-of.ts';
import { biFigures } from './bi.ts';
import { boardFigures } from './board.ts';
import { bundleFigures } from './bundle.ts';
import { coldStartFigure } from './cold-start.ts';
import { commandFigure } from './command-http.ts';
import { fanoutFigures } from './fanout/fanout.ts';
import { shownFigures, type Figure } from './figure.ts';
import { importFigure } from './import.ts';
import { interactionFigure } from './interaction.ts';
import { listFigures } from './lists.ts';
import { liveFigure } from './live.ts';
import { booksFigures } from './money/books.ts';
import { bulkFigures } from './money/bulk.ts';
import { moneyCommandFigures } from './money/money-command.ts';
import { walletColdFigure } from './money/wallet-cold.ts';
import { walletHotFigures } from './money/wallet-hot.ts';
import { notifyFigures } from './money/notify.ts';
import { reconcileFigures } from './money/reconcile.ts';
import { recordPostingsFigures } from './money/record-postings.ts';
import { statementFigures } from './money/statement.ts';
import { walletPageFigures } from './money/wallet-pages.ts';
import { paintFigures } from './paint.ts';
import { phoneFigures } from './phone.ts';
import { pushToPaintFigure } from './push-to-paint.ts';
import { pricingAppendFigure } from './pricing/pricing-append.ts';
import { pricingFigure } from './pricing/pricing-decide.ts';
import { rebuildFigure } from './rebuild.ts';
import { scanFigure } from './scan-to-screen.ts';
import { benchDatabase, type BenchDatabase } from './world.ts';

/** `npm run bench [-- --json] [-- --only append,live]`: every figure with a floor measured in the same run. `--small`: a trial of those that take a million items. `--large`: wallets with ten million postings, which take minutes to fill, and not with one. */
const { values: asked } = parseArgs({
  options: { json: { type: 'boolean' }, only: { type: 'string' }, small: { type: 'boolean' }, large: { type: 'boolean' } },
});

/** By the name that `--only` takes; each stands alone, and the bare INSERT's rate is measured for those that are compared with it. */
const measures: Record<string, (database: BenchDatabase, insertRate: () => Promise<number>) => Promise<Figure[]>> = {
  append: async (database) => (await appended(database)).figures,
  command: async (database, insertRate) => [await commandFigure(await portalDatabase(database), await insertRate())],
  money: async (database, insertRate) => moneyCommandFigures(await database.fresh('bench_money'), await insertRate()),
  'wallet-hot': async (database) => walletHotFigures(await database.fresh('bench_wallet_hot')),
  'record-postings': async (database) => recordPostingsFigures(await database.fresh('bench_postings')),
  books: async (database) => booksFigures(await database.fresh('bench_books')),
  statement: async (database) => statementFigures(await portalDatabase(database)),
  bulk: async (database) => bulkFigures(await portalDatabase(database)),
  notify: async (database) => notifyFigures(await portalDatabase(database)),
  reconcile: async (database) => reconcileFigures(await portalDatabase(database)),
  'wallet-page': async (database) => walletPageFigures(await database.fresh('bench_wallets'), asked.large ? 10_000_000 : 1_000_000),
  'wallet-cold': async (database) => [await walletColdFigure(await database.fresh('bench_wallet_cold'), asked.small ? 50_000 : 1_000_000)],
  lists: async (database) => listFigures(database),
  'as-of': async (database) => asOfFigures(database),
  rebuild: async (database) => [await rebuildFigure(await database.fresh('bench_rebuild'))],
  live: async (database) => [await liveFigure(await portalDatabase(database))],
  fanout: async (database) => fanoutFigures(await portalDatabase(database)),
  bi: async (database) => biFigures(database),
  accrual: async (database) => accrualFigures(await database.fresh('bench_accrual'), asked.small ? 24_000 : 1_000_000),
  paint: async (database) => paintFigures(await portalDatabase(database)),
  phone: async (database) => phoneFigures(await portalDatabase(database)),
  'scan-to-screen': async (database) => [await scanFigure(await database.fresh('bench_scan'))],
  board: async (database) => boardFigures(await database.fresh('bench_board')),
  interaction: async (database) => [await interactionFigure(await portalDatabase(database))],
  'push-to-paint': async (database) => [await pushToPaintFigure(await portalDatabase(database))],
  pricing: async (database) => [pricingFigure(), await pricingAppendFigure(await database.fresh('bench_pricing'))],
  bundle: () => bundleFigures(),
  cold: async () => [await coldStartFigure()],
  // Last, because the pages of the others are not to show all that it leaves behind.
  import: async (database) => [await importFigure(await portalDatabase(database))],
};

const once = <T>(make: (database: BenchDatabase) => Promise<T>) => {
  let made: Promise<T> | undefined;
  return (database: BenchDatabase) => (made ??= make(database));
};
const appended = once(async (database) => appendFigures(await database.fresh('bench_append')));
const portalDatabase = once((database) => database.fresh('bench_portal'));

const names = asked.only?.split(',') ?? Object.keys(measures);
const unknown = names.find((name) => !(name in measures));
if (unknown !== undefined) throw new Error(`There is no figure ${unknown}. Known: ${Object.keys(measures).join(', ')}.`);

const database = await benchDatabase();
const figures: Figure[] = [];
const failed: string[] = [];
try {
  for (const name of names) {
    console.error(`Measuring ${name} …`);
    try {
      const measured = await measures[name]!(database, async () => (await appended(database)).insertRate);
      console.error(shownFigures(measured));
      figures.push(...measured);
    } catch (error) {
      // The others cost minutes: what one cannot measure does not lose them.
      console.error(`${name} could not be measured:`, error);
      failed.push(name);
    }
  }
} finally {
  await database.stop();
}

if (asked.json) {
  console.log(JSON.stringify(figures.map(({ name, value, unit, floor, ratio }) => ({ name, value, unit, floor, ratio }))));
} else {
  console.log(shownFigures(figures));
}
process.exit(failed.length > 0 ? 1 : 0);

import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { CatalogueEntry } from './engine/catalogue.ts';
import { openMarketplaces } from './open-marketplaces.ts';

const { PORT = '4466', HOST = '127.0.0.1', SEED = 'shelfline', PACE = '60', CATALOGUE, LIMITS = 'true', SALE_EVERY = '150' } = process.env;

/** Whoever starts it beside a portal hands over what is traded; by itself it reads a file, or trades a few samples. */
const handedOver = async (): Promise<readonly CatalogueEntry[] | undefined> => {
  if (process.send) {
    const message = once(process, 'message', { signal: AbortSignal.timeout(20_000) });
    process.send({ isAsking: 'catalogue' });
    return ((await message) as [readonly CatalogueEntry[]])[0];
  }
  return CATALOGUE === undefined ? undefined : (JSON.parse(await readFile(CATALOGUE, 'utf8')) as readonly CatalogueEntry[]);
};

const catalogue = await handedOver();
const { url, urls, close } = await openMarketplaces({
  port: Number(PORT),
  host: HOST,
  seed: SEED,
  pace: Number(PACE),
  hasLimits: LIMITS !== 'false',
  ...(Number(SALE_EVERY) > 0 && { saleEveryMs: Number(SALE_EVERY) * 1_000 }),
  // The pace is for what people and parcels do: an operation takes as long as in reality.
  operationMs: 800 * Number(PACE),
  ...(catalogue && { catalogue }),
});
if (process.send) {
  process.send({ url, urls });
  process.on('disconnect', () => process.exit(0));
} else console.log(`The marketplaces' sandbox is open on ${url}`);

const stop = (): void => void close().finally(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

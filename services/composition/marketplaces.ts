import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MarketplaceSettings } from '../config.ts';

/** Built beside this module; where the sources run, in the demo. */
const program = import.meta.url.endsWith('.ts') ? '../../demo/marketplaces/main.ts' : 'marketplaces.js';

/** Starts the marketplaces' sandbox on a free port, hands over what the demo world trades, and answers the settings that lead to it. It ends with the process that started it. */
export const startMarketplaces = async (settings: MarketplaceSettings): Promise<MarketplaceSettings> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), { env: { ...process.env, PORT: '0' } });
  const urls = await addressesOf(child);
  child.unref();
  child.channel?.unref();
  return { urls: { ...urls, ...settings.urls }, startsSandbox: true };
};

type Message = { isAsking: 'catalogue' } | { urls: MarketplaceSettings['urls'] };

const addressesOf = async (child: ChildProcess): Promise<MarketplaceSettings['urls']> => {
  for await (const [message] of on(child, 'message', { signal: AbortSignal.timeout(20_000) }) as AsyncIterable<[Message]>) {
    if ('urls' in message) return message.urls;
    child.send(await demoCatalogue());
  }
  throw new Error("The marketplaces' sandbox ended before it was open.");
};

/** What the shops of the demo world deal in, in the words of the sandbox. */
const demoCatalogue = async () => {
  const { buildCatalogue } = await import('#demo/catalogue/catalogue.ts');
  return buildCatalogue().map(({ sku, brand, name, sizes, retailCents, weight }) => ({ styleCode: sku, brand, name, sizes, retailCents, weight }));
};

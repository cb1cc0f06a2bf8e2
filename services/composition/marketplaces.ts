import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { ShipmentStatus } from '#contracts/fulfilment/shipment-statuses.ts';
import type { ShipmentTableRow } from '#projections/fulfilment/table.ts';
import type { MarketplaceSettings, RemoteChannel } from '../config.ts';

/** Built beside this module; where the sources run, in the demo. */
const program = import.meta.url.endsWith('.ts') ? '../../demo/marketplaces/main.ts' : 'marketplaces.js';

/** Starts the marketplaces' sandbox on a free port, hands over what the demo world trades, and answers the settings that lead to it. It ends with the process that started it. */
export const startMarketplaces = async (settings: MarketplaceSettings): Promise<MarketplaceSettings> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), { env: { ...process.env, PORT: '0' } });
  const { url, urls } = await addressesOf(child);
  child.unref();
  child.channel?.unref();
  return { urls: { ...urls, ...settings.urls }, startsSandbox: true, sandboxUrl: url };
};

interface Addresses {
  url: string;
  urls: MarketplaceSettings['urls'];
}

type Message = { isAsking: 'catalogue' } | Addresses;

const addressesOf = async (child: ChildProcess): Promise<Addresses> => {
  for await (const [message] of on(child, 'message', { signal: AbortSignal.timeout(20_000) }) as AsyncIterable<[Message]>) {
    if ('urls' in message) return message;
    child.send(await demoCatalogue());
  }
  throw new Error("The marketplaces' sandbox ended before it was open.");
};

/** Those that tell of sales by themselves. */
const telling = ['auction', 'shortVideo', 'market', 'ticketKicks'] as const satisfies readonly RemoteChannel[];

/**
 * Tells a sandbox that knows nothing yet where the portal hears of sales, and what stands on sale there by the portal's books: of an earlier start, and of the demo world.
 */
export const introducePortal = async ({ pool, url }: { pool: Pool; url: string }, sandboxUrl: string): Promise<void> => {
  const { sandboxSecret } = await import('#demo/marketplaces/demo-accounts.ts');
  const tell = async (path: string, body: unknown): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'x-sandbox-secret': sandboxSecret };
    const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The marketplaces' sandbox answered ${answer.status} to ${path}.`);
  };
  for (const channel of telling) await tell('hooks', { channel, account: 'operator', url: `${url}/api/channels/hooks/${channel}` });
  const { rows } = await pool.query<object>(`
    SELECT channel, external_id AS "listingNo", listing_id AS mark, sku AS "styleCode", size, coalesce(confirmed_cents, price_cents) AS cents
    FROM listings
    WHERE status IN ('live', 'ending', 'unknown') AND external_id IS NOT NULL AND channel <> 'b2b'`);
  if (rows.length > 0) await tell('listings', { listings: rows });
  const inbounds = await inboundsUnderWay(pool);
  if (inbounds.length > 0) await tell('inbounds', { inbounds });
};

/** What it was announced before, and how far that is by the portal's books. */
const inboundsUnderWay = async (pool: Pool): Promise<object[]> => {
  const { rows } = await pool.query<Pick<ShipmentTableRow, 'shipment_no' | 'channel' | 'display_no' | 'boxes' | 'items'>>(
    "SELECT shipment_no, channel, display_no, boxes, items FROM shipments WHERE wanted = 'follow' AND display_no IS NOT NULL",
  );
  return rows.map(({ shipment_no, channel, display_no, boxes, items }) => ({
    channel,
    displayNo: display_no,
    reference: shipment_no,
    boxes: boxes.map(({ boxNo, logNo, shipped }) => ({ boxNo, trackingNo: logNo ?? '', isShipped: shipped })),
    items: items.flatMap(({ boxNo, sku, size, priceCents, status, externalId, sold }, index) =>
      status === null
        ? []
        : [
            {
              reference: `${shipment_no}-${index + 1}`,
              boxNo,
              styleCode: sku,
              size,
              cents: priceCents,
              status: wordOf[status],
              listingNo: externalId,
              isSold: sold,
            },
          ],
    ),
  }));
};

const wordOf: Readonly<Record<ShipmentStatus, string>> = {
  pendingCreate: 'EXPECTED',
  readyToShip: 'EXPECTED',
  shipping: 'SHIPPED',
  inTransit: 'IN_TRANSIT',
  delivered: 'DELIVERED',
  notReceived: 'DELIVERED',
  received: 'RECEIVED',
  authenticating: 'AUTHENTICATING',
  listed: 'LISTED',
  returned: 'RETURNED',
};

/** What the shops of the demo world deal in, in the words of the sandbox. */
const demoCatalogue = async () => {
  const { buildCatalogue } = await import('#demo/catalogue/catalogue.ts');
  return buildCatalogue().map(({ sku, brand, name, sizes, retailCents, weight }) => ({ styleCode: sku, brand, name, sizes, retailCents, weight }));
};

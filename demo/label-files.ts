import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from 'pg';
import type { PostalAddress } from '#contracts/reference/postal-address.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { hashOf } from './art/hash.ts';
import { drawShippingLabel, type ShippingLabel } from './art/views/shipping-label.ts';
import { warehousePlans } from './cast/warehouses.ts';
import { labelFileId, type LabelFile } from './story/carriers.ts';

const nameForm = /^(UPS|FedEx|USPS|DHL|SF Express) (\w+)\.png$/;

const services: Record<string, string> = {
  UPS: 'UPS Ground',
  FedEx: 'FedEx Home',
  USPS: 'Priority Mail',
  DHL: 'Express Worldwide',
  'SF Express': 'SF Standard',
};

const hubs: readonly (readonly [name: string, street: string, city: string, routing: string])[] = [
  ['MARKETPLACE INBOUND', '1300 INDUSTRIAL DR', 'DETROIT MI 48210', 'MI 482 9-06'],
  ['AUTHENTICATION CENTER', '77 HARBOR BLVD', 'SECAUCUS NJ 07094', 'NJ 070 1-22'],
  ['VERIFICATION HUB 4', '2200 E MARICOPA FWY', 'PHOENIX AZ 85034', 'AZ 850 3-41'],
  ['CONSUMER RETURNS', '901 W LANDSTREET RD', 'ORLANDO FL 32824', 'FL 328 7-15'],
  ['TRADE HALL B', '4050 GANTZ RD', 'GROVE CITY OH 43123', 'OH 431 2-80'],
];

/** What stands on the label of a file, from the file's name alone. */
const labelNamed = (originalName: string): ShippingLabel | undefined => {
  const [, carrier, logNo] = nameForm.exec(originalName) ?? [];
  if (carrier === undefined || logNo === undefined) return undefined;
  const chance = hashOf(logNo);
  const [name, street, city, routing] = hubs[chance % hubs.length]!;
  const warehouse = warehousePlans[carrier === 'SF Express' ? 2 : chance % 2]!;
  return {
    carrier,
    service: services[carrier]!,
    logNo,
    from: returnLines(warehouse.address),
    to: [name, street, city],
    routing,
    weight: `${3 + (chance % 40)} LBS`,
    reference: logNo.slice(-8),
  };
};

const returnLines = ({ recipient, street, city, state, zipCode }: PostalAddress): string[] =>
  [recipient, street, `${city} ${state} ${zipCode}`].map((line) => line.toUpperCase());

/** Rows of the files table for the labels of the demo world. Their bytes come into being at the first look; a label's name says all that is on it. */
export const keepLabelRows = async (pool: Pick<Pool, 'query'>, labels: readonly LabelFile[]): Promise<void> => {
  await pool.query(
    `INSERT INTO files (file_id, owner_account_id, shop_id, kind, content_type, bytes, sha256, original_name, created_at)
     SELECT file_id, owner, shop_id, 'label', 'image/png', $5, sha256, name, created_at
     FROM unnest($1::text[], $2::text[], $3::integer[], $4::text[], $6::text[], $7::timestamptz[])
       AS label(file_id, owner, shop_id, sha256, name, created_at)`,
    [
      labels.map(({ fileId }) => fileId),
      labels.map(({ ownerAccountId }) => ownerAccountId),
      labels.map(({ shopId }) => shopId),
      labels.map(({ originalName }) => createHash('sha256').update(originalName).digest('hex')),
      usualBytes,
      labels.map(({ originalName }) => originalName),
      labels.map(({ createdAt }) => createdAt),
    ],
  );
};

const usualBytes = 24_000;

/** 4 × 6 inches at the resolution of a label printer. */
const printerDpi = 203;

/** A file store in which the labels of the demo world are drawn when they are first read. */
export const withDrawnLabels = (store: FileStore, pool: Pool): FileStore => ({
  ...store,
  async read(fileId) {
    const stored = await store.read(fileId);
    if (stored) return stored;
    const { rows } = await pool.query<{ original_name: string }>('SELECT original_name FROM files WHERE file_id = $1', [fileId]);
    const label = rows[0] && labelNamed(rows[0].original_name);
    if (!label || labelFileId(label.logNo) !== fileId) return undefined;
    // One grey channel: to choose a palette would take three times as long as all the rest.
    const picture = await sharp(Buffer.from(drawShippingLabel(label)), { density: printerDpi })
      .removeAlpha()
      .toColourspace('b-w')
      .png()
      .toBuffer();
    await store.write(fileId, picture);
    return picture;
  },
});

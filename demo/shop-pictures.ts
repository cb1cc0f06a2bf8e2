import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pool } from 'pg';
import type { FileStore } from '#kernel/files/file-store.ts';
import { fileUrl } from '#contracts/files/file-types.ts';
import { drawArt } from './art/art.ts';

/** A picture of a shop product of the demo world. */
export interface ShopPicture {
  sku: string;
  view: string;
  ownerAccountId: string;
  createdAt: Date;
}

/** All that is on it is told by its name. */
const nameOf = ({ sku, view }: Pick<ShopPicture, 'sku' | 'view'>): string => `${sku} ${view}.png`;
const nameForm = /^([A-Za-z0-9-]+) (front|side|sole|detail)\.png$/;

const fileIdOf = (name: string): string => createHash('sha256').update(`shop picture ${name}`).digest('hex').slice(0, 32);

export const shopPictureUrl = (picture: Pick<ShopPicture, 'sku' | 'view'>): string => fileUrl(fileIdOf(nameOf(picture)), 'png');

const SIDE = 1_000;
const usualBytes = 60_000;

/** Rows of the files table; as with labels, the pictures are drawn at the first look. */
export const keepShopPictureRows = async (pool: Pick<Pool, 'query'>, pictures: readonly ShopPicture[]): Promise<void> => {
  const names = pictures.map(nameOf);
  await pool.query(
    `INSERT INTO files (file_id, owner_account_id, shop_id, kind, content_type, bytes, sha256, original_name, created_at)
     SELECT file_id, owner, NULL, 'picture', 'image/png', $6, sha256, name, created_at
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) AS picture(file_id, owner, sha256, name, created_at)`,
    [
      names.map(fileIdOf),
      pictures.map(({ ownerAccountId }) => ownerAccountId),
      names.map((name) => createHash('sha256').update(name).digest('hex')),
      names,
      pictures.map(({ createdAt }) => createdAt),
      usualBytes,
    ],
  );
};

/** Undefined for a name that is none of theirs. */
const drawnPicture = async (originalName: string): Promise<Buffer | undefined> => {
  const [, sku, view] = nameForm.exec(originalName) ?? [];
  const art = sku && drawArt(view === 'front' ? `/art/${sku}.svg` : `/art/${sku}/${view}.svg`);
  if (!art) return undefined;
  return sharp(Buffer.from(art), { density: 300 })
    .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** A file store in which the pictures of the demo world's shop products are drawn when they are first read. */
export const withDrawnPictures = (store: FileStore, pool: Pool): FileStore => {
  const drawn = async (fileId: string): Promise<Buffer | undefined> => {
    const { rows } = await pool.query<{ original_name: string }>('SELECT original_name FROM files WHERE file_id = $1', [fileId]);
    const name = rows[0]?.original_name;
    const picture = name !== undefined && fileIdOf(name) === fileId ? await drawnPicture(name) : undefined;
    if (picture) await store.write(fileId, picture);
    return picture;
  };
  return {
    ...store,
    read: async (fileId) => (await store.read(fileId)) ?? drawn(fileId),
    open: async (fileId) => (await store.open(fileId)) ?? ((await drawn(fileId)) && store.open(fileId)),
  };
};

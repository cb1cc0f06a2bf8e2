import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { withinShop } from '../shared/visible-fields.ts';

/** The shop whose wallet is asked for, a seller's own where nobody is named; undefined where it is not the viewer's to see. */
export const shopAsked = async (db: ReadDatabase, viewer: Viewer, asked: number | undefined) => {
  const shopId = asked ?? viewer.shopId;
  if (shopId === undefined) return undefined;
  return db
    .selectFrom('shops')
    .where('shop_id', '=', shopId)
    .where(withinShop(viewer, ['shop_id']))
    .select(['shop_id', 'uid', 'realname'])
    .executeTakeFirst();
};

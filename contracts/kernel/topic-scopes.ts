import type { Viewer } from './viewer.ts';
import type { Tags } from './recorded-event.ts';
import type { TopicKey, TopicScope, TopicStreams } from './topic.ts';

export const isSeller = ({ terminal }: Viewer): boolean => terminal === 'business' || terminal === 'shopUser';
const isOwnShop = (viewer: Viewer, shopId: string | undefined): boolean => isSeller(viewer) && shopId === String(viewer.shopId);
const isOwnWarehouse = ({ terminal, warehouseIds }: Viewer, warehouseId: string): boolean =>
  terminal === 'warehouse' && warehouseIds.includes(warehouseId);

/** Whether a fact with these tags is one of the viewer's: a seller's shop, a staff member's warehouses, anything for administrators. */
export const concerns = (viewer: Viewer, { shopIds = [], warehouseId }: Tags): boolean => {
  if (isSeller(viewer)) return viewer.shopId !== undefined && shopIds.includes(viewer.shopId);
  if (viewer.terminal === 'warehouse') return warehouseId !== undefined && viewer.warehouseIds.includes(warehouseId);
  return true;
};

const isOneWord = ({ length, 0: word }: TopicKey): boolean => length === 1 && word !== '';

type Narrowing = (viewer: Viewer, id: string, streams: TopicStreams) => boolean | Promise<boolean>;

/** One record, by the id of its stream. `narrowing`: who else is kept from it. */
export const recordScope = (streamType: string, narrowing: Narrowing = () => true): TopicScope => ({
  isKey: isOneWord,
  async admits(viewer, [id = ''], streams) {
    if (!(await narrowing(viewer, id, streams))) return false;
    if (viewer.terminal === 'admin') return true;
    const tags = await streams.tagsOf(`${streamType}-${id}`);
    return tags !== undefined && concerns(viewer, tags);
  },
  isOfShop: async (shopId, [id], { tagsOf }) => (await tagsOf(`${streamType}-${id}`))?.shopIds?.includes(shopId) ?? false,
});

/** What moves in one warehouse. */
export const warehouseScope: TopicScope = {
  isKey: isOneWord,
  admits: (viewer, [warehouseId = '']) => viewer.terminal === 'admin' || isOwnWarehouse(viewer, warehouseId),
  isOfShop: () => false,
};

/** What a shop has, or `all` shops. */
export const shopScope: TopicScope = {
  isKey: isOneWord,
  admits: (viewer, [shopId]) => viewer.terminal === 'admin' || isOwnShop(viewer, shopId),
  isOfShop: (shopId, [key]) => key === String(shopId),
};

/** A list with one topic for its shop, one for its warehouse and one for everything (administrators). */
export const listScope: TopicScope = {
  isKey: ([part, of, ...rest]) => (part === 'all' ? of === undefined : (part === 'shop' || part === 'warehouse') && !!of && rest.length === 0),
  admits: (viewer, [part, of = '']) =>
    viewer.terminal === 'admin' || (part === 'shop' ? isOwnShop(viewer, of) : part === 'warehouse' && isOwnWarehouse(viewer, of)),
  isOfShop: (shopId, [part, of]) => part === 'shop' && of === String(shopId),
};

/** Followed as a whole or not at all, by administrators. */
export const wholeScope: TopicScope = {
  isKey: (key) => key.length === 0,
  admits: (viewer) => viewer.terminal === 'admin',
  isOfShop: () => false,
};

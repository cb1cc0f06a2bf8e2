import type { Viewer } from '../access/viewer.ts';
import { canAccess, isInScope, scopeOf, type Placement } from '../access/row-scope.ts';
import type { TopicKey, TopicScope, TopicStreams } from './topic.ts';

/** Only the exact text of a number names a shop. */
const ofShop = (text = ''): Placement => (String(Number(text)) === text ? { shopIds: [Number(text)] } : {});

/** Of no shop and no warehouse: only who reaches everything may follow it. */
const everything: Placement = {};

const isOneWord = ({ length, 0: word }: TopicKey): boolean => length === 1 && word !== '';

type Narrowing = (viewer: Viewer, id: string, streams: TopicStreams) => boolean | Promise<boolean>;

/** One record, by the id of its stream. `narrowing`: who else is kept from it. */
export const recordScope = (streamType: string, narrowing: Narrowing = () => true): TopicScope => ({
  isKey: isOneWord,
  async admits(viewer, [id = ''], streams) {
    if (!(await narrowing(viewer, id, streams))) return false;
    const scope = scopeOf(viewer);
    if (scope.kind === 'all') return true;
    const tags = await streams.tagsOf(`${streamType}-${id}`);
    return tags !== undefined && isInScope(scope, tags);
  },
  isOfShop: async (shopId, [id], { tagsOf }) => (await tagsOf(`${streamType}-${id}`))?.shopIds?.includes(shopId) ?? false,
});

/** What moves in one warehouse. */
export const warehouseScope: TopicScope = {
  isKey: isOneWord,
  admits: (viewer, [warehouseId]) => canAccess(viewer, { warehouseId }),
  isOfShop: () => false,
};

/** What a shop has, or `all` shops. */
export const shopScope: TopicScope = {
  isKey: isOneWord,
  admits: (viewer, [shopId]) => canAccess(viewer, ofShop(shopId)),
  isOfShop: (shopId, [key]) => key === String(shopId),
};

/** A list with one topic for its shop, one for its warehouse and one for everything (administrators). */
export const listScope: TopicScope = {
  isKey: ([part, of, ...rest]) => (part === 'all' ? of === undefined : (part === 'shop' || part === 'warehouse') && !!of && rest.length === 0),
  admits: (viewer, [part, of]) => canAccess(viewer, part === 'shop' ? ofShop(of) : part === 'warehouse' ? { warehouseId: of } : everything),
  isOfShop: (shopId, [part, of]) => part === 'shop' && of === String(shopId),
};

/** Followed as a whole or not at all, by administrators. */
export const wholeScope: TopicScope = {
  isKey: (key) => key.length === 0,
  admits: (viewer) => canAccess(viewer, everything),
  isOfShop: () => false,
};

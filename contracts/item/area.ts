import { contract } from '../kernel/area.ts';
import { recordScope } from '../kernel/topics/topic-scopes.ts';
import { getItem } from './item-queries.ts';
import { itemRejections } from './item-rejections.ts';
import { itemTopic } from './item-topic.ts';
import { itemUpcasters } from './item-events.ts';
import { saveItemEndpoint, setAvailableEndpoint } from './item-commands.ts';

export const itemContract = contract({
  endpoints: [saveItemEndpoint, setAvailableEndpoint, getItem],
  rejections: itemRejections,
  upcasters: itemUpcasters,
  // The first shelf makes an item available, and its undoing takes that back: sellers hear of it, and of no shelf.
  heardBySellers: { ItemMoved: undefined, ItemShelved: 'ItemChanged', ShelvingUndone: 'ItemChanged' },
  topics: [{ kind: 'item', access: getItem.access, scope: recordScope('item'), of: { item: (id) => [itemTopic(id)] } }],
});

import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { listScope } from '../kernel/topics/topic-scopes.ts';
import { exportInventory } from './export-inventory.ts';
import { listInventory, searchInventory } from './inventory-queries.ts';

export const inventoryContract = contract({
  endpoints: [listInventory, searchInventory, exportInventory],
  topics: [{ kind: 'inventory', access: listInventory.access, scope: listScope, of: { item: (_, tags) => listTopicsOf('inventory', tags) } }],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    inventory: true;
  }
}

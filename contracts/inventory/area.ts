import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/list-topics.ts';
import { listScope } from '../kernel/topic-scopes.ts';
import { exportInventory } from './export-inventory.ts';
import { listInventory, searchInventory } from './inventory-queries.ts';

export const inventoryContract = contract({
  endpoints: [listInventory, searchInventory, exportInventory],
  topics: [{ kind: 'inventory', access: listInventory.access, scope: listScope, of: { item: (_, tags) => listTopicsOf('inventory', tags) } }],
});

declare module '../kernel/list-topics.ts' {
  interface ListTopics {
    inventory: true;
  }
}

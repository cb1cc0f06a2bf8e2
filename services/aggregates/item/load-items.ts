import type { Load } from '#kernel/commands/commands.ts';
import { itemStream, type Item } from './item.ts';

/** By ONE ID, each once, in the order asked. */
export const loadItems = async (load: Load, oneIds: readonly string[]): Promise<Map<string, Item>> => {
  const wanted = [...new Set(oneIds)];
  const items = await load.many(itemStream, wanted);
  return new Map(wanted.map((oneId, index) => [oneId, items[index]!]));
};

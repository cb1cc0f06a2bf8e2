import type { Load } from '#kernel/commands/unit-of-work.ts';
import { itemStream, type LoadedItem } from './item.ts';

/** By ONE ID, each once, in the order asked. */
export const loadItems = (load: Load, oneIds: readonly string[]): Promise<LoadedItem[]> => load.many(itemStream, [...new Set(oneIds)]);

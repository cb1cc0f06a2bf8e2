import { itemUpcasters } from './item/item-upcasters.ts';
import type { Upcaster } from './kernel/upcaster.ts';

/** Every change of an event's shape since the first release. */
export const upcasters: readonly Upcaster[] = [...itemUpcasters];

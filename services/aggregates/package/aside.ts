import type { AsideEvent } from '#contracts/aside/aside-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

/** Something of another warehouse that lies at a dock, or has lain there. */
export interface Aside {
  isHere: boolean;
  warehouseId: string;
}

export const noAside: Aside = { isHere: false, warehouseId: '' };

export const asideStream = streamType<Aside, AsideEvent>({
  prefix: 'aside',
  initial: noAside,
  evolve: (_aside, { type, data: { warehouseId } }) => ({ isHere: type === 'PutAside', warehouseId }),
  tags: ({ warehouseId }) => ({ warehouseId }),
});

export type LoadedAside = LoadedFrom<typeof asideStream>;

export const asideIdOf = (warehouseId: string, id: string): string => `${warehouseId}/${id}`;

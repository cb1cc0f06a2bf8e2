import { z } from 'zod';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

export const containerKinds = {
  tote: { en: 'Tote', zh: '周转箱' },
  box: { en: 'Box', zh: '纸箱' },
} as const;
export type ContainerKind = keyof typeof containerKinds;
export const containerKindNames = Object.keys(containerKinds) as [ContainerKind, ...ContainerKind[]];

const onShelf = { shelfId: z.string(), shelfName: z.string() };
const oneIds = z.array(z.string());

/** A tote or a box with a ONE ID of its own: stream `container-<ONE ID>`. What is in it lies on the shelf that it stands on. */
export const containerEventSchemas = {
  ContainerCreated: z.object({ containerId: z.string(), kind: z.enum(containerKindNames), warehouseId: z.string(), ...onShelf }),
  ContainerLabelPrinted: z.object({}),
  ContainerFilled: z.object({ oneIds }),
  ContainerItemTaken: z.object({ oneId: z.string() }),
  /** `oneIds`: what was in it, and lies on the other shelf now. */
  ContainerMoved: z.object({ ...onShelf, oneIds }),
  /** `oneIds`: what was in it, and lies on the shelf without it. */
  ContainerEmptied: z.object({ oneIds }),
  ContainerRetired: z.object({ reason: z.string() }),
} as const;

export type ContainerEvent = EventsOf<typeof containerEventSchemas>;
export type ContainerEventName = keyof typeof containerEventSchemas;

export type ContainerStatus = 'inUse' | 'retired';

/** As lists show it: one in use holds something or does not. */
export const containerStates = {
  empty: { tone: 'waiting', en: 'Empty', zh: '空' },
  filled: { tone: 'progress', en: 'Filled', zh: '有货' },
  retired: { tone: 'cancelled', en: 'Retired', zh: '已停用' },
} as const;
export type ContainerState = keyof typeof containerStates;
export const containerStateNames = Object.keys(containerStates) as [ContainerState, ...ContainerState[]];

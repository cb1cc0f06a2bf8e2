import { removeStored } from './storage.ts';

/** What a person keeps on this device while working on the floor stands under keys that begin so. */
export const floorPrefix = (owner: string): string => `shelfline.floor.${owner}.`;

/** Whoever signs out leaves nothing of it behind. */
export const removeFloorStorage = (owner: string): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(floorPrefix(owner))) removeStored(key);
  } catch {
    return;
  }
};

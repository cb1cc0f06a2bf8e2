import { floorPrefix } from '#web/browser/floor-storage.ts';
import { getStoredJson, setStoredJson } from '#web/browser/storage.ts';
import { emptyRun, type QuickRun } from './quick-run.ts';

const keyOf = (owner: string, warehouseId: string | undefined): string => `${floorPrefix(owner)}quick-mode.${warehouseId ?? ''}`;

/** The run of a person in a warehouse goes on after a reload: what is set, and what was scanned. */
export const storedRun = (owner: string, warehouseId: string | undefined): QuickRun => ({
  ...emptyRun,
  ...getStoredJson<QuickRun>(keyOf(owner, warehouseId)),
});

export const storeRun = (owner: string, warehouseId: string | undefined, { setup, scans }: QuickRun): void =>
  setStoredJson(keyOf(owner, warehouseId), { setup, scans });

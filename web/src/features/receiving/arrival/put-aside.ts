import { keepJson, keptJson } from '../../../browser/kept.ts';
import { createStore, useStore } from '../../../browser/store.ts';

/** A parcel of another warehouse that lies beside the dock of this one until it goes on. */
export interface AsideParcel {
  code: string;
  /** Where it belongs. */
  warehouse: string;
  at: number;
}

const key = 'put-aside';
const MAX_ASIDE = 50;

/** Kept on this device alone: nothing was received, and the server has nothing to say of it. */
const aside = createStore<readonly AsideParcel[]>(keptJson<AsideParcel[]>(key) ?? [], (parcels) => keepJson(key, parcels));

export const putAside = (code: string, warehouse: string): void =>
  aside.set((before) => [{ code, warehouse, at: Date.now() }, ...before.filter((parcel) => parcel.code !== code)].slice(0, MAX_ASIDE));

/** It was handed over. */
export const handOver = (code: string): void => aside.set((before) => before.filter((parcel) => parcel.code !== code));

export const useAside = (): readonly AsideParcel[] => useStore(aside);

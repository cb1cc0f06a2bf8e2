import { useSyncExternalStore } from 'react';

/** One value outside React that components can follow. */
export interface Store<Value> {
  get(): Value;
  set(value: Value | ((before: Value) => Value)): void;
  subscribe(listener: () => void): () => void;
}

export const createStore = <Value>(initial: Value, changed?: (value: Value) => void): Store<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const after = typeof next === 'function' ? (next as (before: Value) => Value)(value) : next;
      if (Object.is(after, value)) return;
      value = after;
      changed?.(after);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.subscribe, store.get);

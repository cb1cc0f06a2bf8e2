import type { Clock } from '../clock.ts';
import { shortMemory } from '../sessions/short-memory.ts';

/** Another node may have dropped a key: its notice comes sooner, and where it does not this node asks again after so long. */
const rememberedMs = 60_000;

export interface Remembered<Key, Value> {
  /** What is known of each; one question for all that is not remembered. */
  get(keys: readonly Key[], find: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>): Promise<Map<Key, Value | undefined>>;
  clear(): void;
}

export const remembered = <Key, Value>(clock: Clock): Remembered<Key, Value> => {
  const memory = shortMemory<Key, Promise<Value | undefined>>({ ms: rememberedMs, most: 20_000, clock });

  return {
    async get(keys, find) {
      const missing: Key[] = [];
      let found: Promise<ReadonlyMap<Key, Value>> | undefined;
      const values = await Promise.all(
        keys.map((key) =>
          memory.get(key, async () => {
            missing.push(key);
            // Asked when all that is missing has been named.
            found ??= Promise.resolve().then(() => find(missing));
            return (await found).get(key);
          }),
        ),
      );
      return new Map(keys.map((key, index) => [key, values[index]]));
    },
    clear: memory.clear,
  };
};

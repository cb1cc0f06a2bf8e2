/** There was no place left to wait in. */
export const busy = Symbol('busy');

export type Turns = <T>(task: () => Promise<T>) => Promise<T | typeof busy>;

/**
 * Lets at most `places` tasks run at once; as many as `mostWaiting` others wait in line, and whoever comes then is told `busy`. Bounds memory where one
 * task may take much of it.
 */
export const turns = (places: number, mostWaiting: number): Turns => {
  const waiting: (() => void)[] = [];
  let free = places;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return async (task) => {
    if (free > 0) free--;
    else if (waiting.length >= mostWaiting) return busy;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await task();
    } finally {
      leave();
    }
  };
};

/** The same for each key: one account's tasks stand in nobody else's way. */
export const turnsOfEach = (places: number, mostWaiting: number): (<T>(key: string, task: () => Promise<T>) => Promise<T | typeof busy>) => {
  const lines = new Map<string, { run: Turns; tasks: number }>();
  return async (key, task) => {
    const line = lines.get(key) ?? { run: turns(places, mostWaiting), tasks: 0 };
    lines.set(key, line);
    line.tasks++;
    try {
      return await line.run(task);
    } finally {
      if (--line.tasks === 0) lines.delete(key);
    }
  };
};

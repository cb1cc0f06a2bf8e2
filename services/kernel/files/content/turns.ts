/** Lets at most `places` tasks run at once; the others wait in line. Bounds memory where one task may take much of it. */
export const turns = (places: number) => {
  const waiting: (() => void)[] = [];
  let free = places;

  const enter = async () => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};

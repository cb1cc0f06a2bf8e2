/** Runs works in the order in which they come, so that together they take no more than one. Undefined when `most` wait already. */
export const oneByOne = (most: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (open > most) return undefined;
    open++;
    const mine = last.then(work).finally(() => open--);
    last = mine.catch(() => undefined);
    return mine;
  };
};

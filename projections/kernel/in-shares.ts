interface Shares {
  /** Works at a time, each of another one. */
  running: number;
  /** Works of one that may wait while theirs runs. */
  waiting: number;
}

interface Waiting {
  of: string;
  begin: () => void;
}

/** Runs works in the order in which they come, one at a time of each who asks, and of several who ask a few. Undefined when too many of theirs wait already. */
export const inShares = ({ running, waiting }: Shares) => {
  const runs = new Set<string>();
  const line: Waiting[] = [];

  const beginNext = (): void => {
    while (runs.size < running) {
      const next = line.findIndex(({ of }) => !runs.has(of));
      if (next < 0) return;
      const [one] = line.splice(next, 1);
      runs.add(one!.of);
      one!.begin();
    }
  };

  return <Result>(of: string, work: () => Promise<Result>): Promise<Result> | undefined => {
    const underWay = line.filter((one) => one.of === of).length + (runs.has(of) ? 1 : 0);
    if (underWay > waiting) return undefined;
    return new Promise<void>((begin) => {
      line.push({ of, begin });
      beginNext();
    })
      .then(work)
      .finally(() => {
        runs.delete(of);
        beginNext();
      });
  };
};

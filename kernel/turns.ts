export type Release = () => void;

/** It was not its turn: too many wait already, or it waited too long. */
export const busy = Symbol('busy');

interface Share {
  running: number;
  /** Besides as many as may run. */
  waiting: number;
}

export interface TurnLimits {
  /** Of one who asks. */
  ofEach: Share;
  /** Of all who ask together; as many as come where it is left out. */
  ofAll?: Share;
  /** How long one waits, in ms; until it is their turn where it is left out. */
  patience?: number;
}

export interface Turns {
  /** Resolves when it is the asker's turn, with what ends it. */
  take(asker: string): Promise<Release | typeof busy>;
  /** Runs a task when it is the asker's turn. */
  run<T>(asker: string, task: () => Promise<T>): Promise<T | typeof busy>;
}

/**
 * Lets each who asks do so much at once, and all together so much. The others wait in the order in which they came, but nobody behind whoever has as much under
 * way as they may. Bounds memory where one task may take much of it.
 */
export const turns = ({ ofEach, ofAll = { running: Infinity, waiting: Infinity }, patience }: TurnLimits): Turns => {
  const running = tally();
  const waiting = tally();
  let line: Waiting[] = [];

  const mayBegin = (asker: string): boolean => running.of(asker) < ofEach.running && running.all() < ofAll.running;
  const mayWait = (asker: string): boolean =>
    running.of(asker) + waiting.of(asker) < ofEach.running + ofEach.waiting && waiting.all() < ofAll.waiting;

  const begin = (asker: string): Release => {
    running.add(asker, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running.add(asker, -1);
      const next = line.find((one) => mayBegin(one.asker));
      if (next) leave(next, begin(next.asker));
    };
  };

  const leave = (one: Waiting, answer: Release | typeof busy): void => {
    line = line.filter((other) => other !== one);
    waiting.add(one.asker, -1);
    clearTimeout(one.timer);
    one.resolve(answer);
  };

  const wait = (asker: string): Promise<Release | typeof busy> =>
    new Promise((resolve) => {
      const one: Waiting = { asker, resolve, timer: undefined };
      if (patience !== undefined) one.timer = setTimeout(() => leave(one, busy), patience);
      line.push(one);
      waiting.add(asker, 1);
    });

  const take = async (asker: string): Promise<Release | typeof busy> => {
    if (mayBegin(asker)) return begin(asker);
    return mayWait(asker) ? wait(asker) : busy;
  };

  return {
    take,
    async run(asker, task) {
      const release = await take(asker);
      if (release === busy) return busy;
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};

interface Waiting {
  asker: string;
  resolve: (answer: Release | typeof busy) => void;
  timer: NodeJS.Timeout | undefined;
}

/** Counts of each and of all; those who have none are not kept. */
const tally = () => {
  const counts = new Map<string, number>();
  let sum = 0;
  return {
    of: (asker: string) => counts.get(asker) ?? 0,
    all: () => sum,
    add(asker: string, by: 1 | -1) {
      const count = (counts.get(asker) ?? 0) + by;
      sum += by;
      if (count > 0) counts.set(asker, count);
      else counts.delete(asker);
    },
  };
};

export type Release = () => void;

interface TurnLimits {
  /** Of one caller at a time. */
  running: number;
  /** Of the same caller, in the order in which they came. */
  waiting: number;
  /** How long one waits, in ms. */
  patience: number;
}

/** Work of callers at once. */
export interface Turns {
  /** Resolves when it is the caller's turn, with what ends it; with undefined when too many of the same caller wait already, or it waited too long. */
  take(caller: string): Promise<Release | undefined>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets each caller do so much at once and no more; whoever comes beyond that stands in a line of their own. */
export const turns = ({ running, waiting, patience }: TurnLimits): Turns => {
  const lines = new Map<string, Line>();

  const releaseOf = (caller: string, line: Line): Release => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = line.waiting.shift();
      if (next) return next();
      line.running--;
      if (line.running === 0) lines.delete(caller);
    };
  };

  const stand = (caller: string, line: Line): Promise<Release | undefined> =>
    new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(releaseOf(caller, line));
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        resolve(undefined);
      }, patience);
      line.waiting.push(begin);
    });

  return {
    async take(caller) {
      const line = lines.get(caller) ?? { running: 0, waiting: [] };
      lines.set(caller, line);
      if (line.running >= running) return line.waiting.length < waiting ? stand(caller, line) : undefined;
      line.running++;
      return releaseOf(caller, line);
    },
  };
};

/** Of one command, at the streams that it appends to. */
export interface Turn {
  readonly names: ReadonlySet<string>;
  readonly mustWait: boolean;
  /** Resolves when all who asked before have ended, or with `false` after so many ms. */
  begin(patienceMs: number): Promise<boolean>;
  /** Lets the next one begin. One that has not begun leaves the line. */
  end(): void;
}

export interface StreamTurns {
  /** Behind all who have asked for one of these streams and have not ended. */
  take(names: Iterable<string>): Turn;
}

/**
 * Lets commands of one node that append to the same stream do so one after the other, in the order in which they asked. A turn is asked for at all of its streams at
 * once, and so waits for older ones only: no two wait for each other.
 */
export const streamTurns = (): StreamTurns => {
  const lastOf = new Map<string, Promise<unknown>>();

  return {
    take(asked) {
      const names = new Set(asked);
      const before = [...names].flatMap((name) => lastOf.get(name) ?? []);
      let hasBegun = before.length === 0;
      const begun = hasBegun ? undefined : Promise.all(before).then((): true => (hasBegun = true));

      let leave!: () => void;
      const left = new Promise<void>((resolve) => (leave = resolve));
      // Whoever leaves the line early lets nobody past those who stand before.
      const over = begun ? Promise.all([begun, left]) : left;
      for (const name of names) lastOf.set(name, over);
      const forget = (): void => {
        for (const name of names) if (lastOf.get(name) === over) lastOf.delete(name);
      };

      return {
        names,
        mustWait: !hasBegun,
        begin: async (patienceMs) => (begun ? orFalseAfter(patienceMs, begun) : true),
        end() {
          leave();
          if (hasBegun) forget();
          else void over.then(forget);
        },
      };
    },
  };
};

const orFalseAfter = async (ms: number, event: Promise<true>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, ms, false)));
  try {
    return await Promise.race([event, late]);
  } finally {
    clearTimeout(timer);
  }
};

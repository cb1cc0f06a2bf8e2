/** How single requests become batches. */
export interface BatcherOptions<Asked, Answer> {
  /** Most that one batch weighs; a heavier request goes by itself, at once, so that nobody waits behind it. */
  maxWeight: number;
  weight(asked: Asked): number;
  /** What a request touches: two that touch the same do not share a batch. */
  conflictKeys?(asked: Asked): readonly string[];
  /** Serves a batch whole, in its order; answers nothing, having changed nothing, where one of it stands in the way of the others. */
  runBatch(batch: readonly Asked[]): Promise<readonly Answer[] | undefined>;
  runSingle(asked: Asked): Promise<Answer>;
}

interface Pending<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(reason: unknown): void;
}

/**
 * Requests that come in at once, or while others are under way, are served together: the busier it is, the less each costs. A lone one does not wait.
 * One batch is under way at a time: of two, each would be smaller and neither sooner. A batch takes about half of what is at work, so that the other half is got
 * ready meanwhile, and is there when this one ends.
 * Of a batch that could not be served whole, each is served by itself, so that one request's failure is never another's.
 */
export const batcher = <Asked, Answer>(options: BatcherOptions<Asked, Answer>): ((asked: Asked) => Promise<Answer>) => {
  const { maxWeight, weight, runBatch, runSingle } = options;
  let waiting: Pending<Asked, Answer>[] = [];
  let isUnderWay = false;
  /** The first one takes all there is. */
  let lastSize = Infinity;
  let isStarting = false;

  const serve = async (batch: readonly Pending<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = batch.length > 1 ? await runBatch(batch.map(({ asked }) => asked)) : undefined;
      if (answers) {
        ended();
        // The next is on its way before these are answered: whoever serves need not wait for what answering sets off.
        if (isUnderWay) await new Promise((resolve) => setImmediate(resolve));
        batch.forEach(({ resolve }, index) => resolve(answers[index]!));
      } else {
        await Promise.allSettled(batch.map((one) => servedSingly(one)));
        ended();
      }
    } catch (failure) {
      ended();
      for (const { reject } of batch) reject(failure);
    }
  };

  const servedSingly = ({ asked, resolve }: Pending<Asked, Answer>): Promise<Answer> => {
    const answer = runSingle(asked);
    resolve(answer);
    return answer;
  };

  const ended = (): void => {
    isUnderWay = false;
    start();
  };

  const start = (): void => {
    if (isUnderWay || waiting.length === 0) return;
    const { batch, rest } = nextBatch(waiting, Math.ceil((lastSize + waiting.length) / 2), options);
    waiting = rest;
    lastSize = batch.length;
    isUnderWay = true;
    void serve(batch);
  };

  /** When all that is ready to ask in this turn of the event loop has asked: what answers one batch sets free comes back as one. */
  const startSoon = (): void => {
    if (isStarting) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
    });
  };

  return (asked) =>
    weight(asked) > maxWeight
      ? runSingle(asked)
      : new Promise((resolve, reject) => {
          waiting.push({ asked, resolve, reject });
          startSoon();
        });
};

/** In the order they came, those that fit, `share` of them at the most; what touches something already aboard waits for a later one. */
const nextBatch = <Asked, Answer>(
  waiting: readonly Pending<Asked, Answer>[],
  share: number,
  { maxWeight, weight, conflictKeys = () => [] }: BatcherOptions<Asked, Answer>,
): { batch: Pending<Asked, Answer>[]; rest: Pending<Asked, Answer>[] } => {
  const batch: Pending<Asked, Answer>[] = [];
  const rest: Pending<Asked, Answer>[] = [];
  const keysAboard = new Set<string>();
  let load = 0;
  for (const one of waiting) {
    const keys = conflictKeys(one.asked);
    const fits = batch.length < share && load + weight(one.asked) <= maxWeight && !keys.some((key) => keysAboard.has(key));
    (fits ? batch : rest).push(one);
    if (!fits) continue;
    load += weight(one.asked);
    for (const key of keys) keysAboard.add(key);
  }
  return { batch, rest };
};

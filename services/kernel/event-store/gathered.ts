/** How single requests become batches. */
export interface Gathering<Asked, Answer> {
  /** Batches under way at a time; what comes in meanwhile waits for the next. */
  width: number;
  /** Most that one batch weighs; a heavier request goes by itself, at once, so that nobody waits behind it. */
  most: number;
  weight(asked: Asked): number;
  /** What a request touches: two that touch the same do not share a batch. */
  touches?(asked: Asked): readonly string[];
  /** Serves a batch whole, in its order; answers nothing, having changed nothing, where one of it stands in the way of the others. */
  together(batch: readonly Asked[]): Promise<readonly Answer[] | undefined>;
  alone(asked: Asked): Promise<Answer>;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(reason: unknown): void;
}

/**
 * Requests that come in at once, or while others are under way, are served together: the busier it is, the less each costs. A lone one does not wait.
 * Of a batch that could not be served whole, each is served by itself, so that one request's failure is never another's.
 */
export const gathered = <Asked, Answer>(gathering: Gathering<Asked, Answer>): ((asked: Asked) => Promise<Answer>) => {
  const { width, most, weight, together, alone } = gathering;
  let waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let starting = false;

  const serve = async (batch: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = batch.length > 1 ? await together(batch.map(({ asked }) => asked)) : undefined;
      const served = batch.map(({ asked, resolve }, at) => {
        const answer = answers ? answers[at]! : alone(asked);
        resolve(answer);
        return answer;
      });
      await Promise.allSettled(served);
    } catch (failure) {
      for (const { reject } of batch) reject(failure);
    }
  };

  const start = (): void => {
    starting = false;
    while (underWay < width && waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting, gathering);
      waiting = rest;
      underWay++;
      void serve(batch).finally(() => {
        underWay--;
        startSoon();
      });
    }
  };

  /** When all that is ready to ask in this turn of the event loop has asked: what answers one batch sets free comes back as one. */
  const startSoon = (): void => {
    if (starting) return;
    starting = true;
    setImmediate(start);
  };

  return (asked) =>
    weight(asked) > most
      ? alone(asked)
      : new Promise((resolve, reject) => {
          waiting.push({ asked, resolve, reject });
          startSoon();
        });
};

/** In the order they came, those that fit; what touches something already aboard waits for a later one. */
const nextBatch = <Asked, Answer>(
  waiting: readonly Waiting<Asked, Answer>[],
  { most, weight, touches = () => [] }: Gathering<Asked, Answer>,
): { batch: Waiting<Asked, Answer>[]; rest: Waiting<Asked, Answer>[] } => {
  const batch: Waiting<Asked, Answer>[] = [];
  const rest: Waiting<Asked, Answer>[] = [];
  const touched = new Set<string>();
  let load = 0;
  for (const one of waiting) {
    const places = touches(one.asked);
    const fits = load + weight(one.asked) <= most && !places.some((place) => touched.has(place));
    (fits ? batch : rest).push(one);
    if (!fits) continue;
    load += weight(one.asked);
    for (const place of places) touched.add(place);
  }
  return { batch, rest };
};

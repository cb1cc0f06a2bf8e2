import { isApiError } from '#web/api/api-error.ts';
import { session } from '#web/browser/session.ts';

/** One answer that the first page wants, asked for while the code that reads it is on its way. */
export interface AskedAhead<Answer> {
  /** A failure is told no sooner than there are texts to tell it with. */
  ask(texts: Promise<unknown>): void;
  /** What was asked for ahead, to the first who wants to know; to all others, and where it was lost, what the server says now. */
  read(): Promise<Answer>;
}

export const askedAhead = <Answer>(call: (texts?: Promise<unknown>) => Promise<Answer>): AskedAhead<Answer> => {
  let ahead: { asker: string; answer: Promise<Answer> } | undefined;
  return {
    ask: (texts) => {
      const answer = call(texts);
      // Whoever wants to know is told of the failure.
      answer.catch(() => undefined);
      ahead = { asker: asker(), answer };
    },
    read: () => {
      const first = ahead;
      ahead = undefined;
      return first && first.asker === asker()
        ? first.answer.catch((failure: unknown) => (isLost(failure) ? call() : Promise.reject(failure)))
        : call();
    },
  };
};

const isLost = (failure: unknown): boolean => isApiError(failure) && failure.code === 0;

/** Who asks, and in which warehouse: what another was told does not count. */
const asker = (): string => {
  const { token, warehouseId } = session.get();
  return `${token ?? ''}@${warehouseId ?? ''}`;
};

export interface IdempotencyKeys {
  /** The key of this body: the same one until the intent is settled. */
  keyFor(body: unknown): string;
  /** An answer came, good or bad: the next press is a new intent. */
  settle(): void;
}

/** One Idempotency-Key for what a person means to do once, however often it has to be sent. */
export const createIdempotencyKeys = (newKey: () => string): IdempotencyKeys => {
  let open: { body: string; key: string } | undefined;
  return {
    keyFor: (given) => {
      const body = JSON.stringify(given) ?? '';
      if (open?.body !== body) open = { body, key: newKey() };
      return open.key;
    },
    settle: () => {
      open = undefined;
    },
  };
};

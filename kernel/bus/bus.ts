/** Waits for the next wake-up. */
export interface Alarm {
  /**
   * Resolves at the next wake-up, at one that came since the last wait, or when the poll's time is over. Many wake-ups count as one. Say
   * `found: false` when the last one led to nothing: what it announced may still be hidden behind an older transaction, so the alarm goes off
   * again soon, and then ever more rarely.
   */
  next(found: boolean): Promise<void>;
}

/** Hints between whoever commits and whoever follows the log, on all nodes. They may come late, twice or not at all. */
export interface Bus {
  /** Tells that something was committed. Costs the caller nothing. */
  wake(): void;
  /** An alarm that also goes off every `pollEvery` ms, and when the signal aborts; after it went off it rests for `rest()` ms. */
  alarm(pollEvery: number, signal: AbortSignal, rest?: () => number): Alarm;
  /** To the other nodes: at most 8 kB, which is kept nowhere. */
  publish(text: string): void;
  /** What other nodes publish. Answers how to stop. */
  onMessage(handler: (text: string) => void): () => void;
  close(): Promise<void>;
}

interface Line {
  /** Carries a wake-up to the other nodes. */
  announce?: () => void;
  /** Carries a text to the other nodes. */
  publish?: (text: string) => void;
}

/** The bus within one process. `ring` is for wake-ups that arrive from other nodes, `receive` for their texts. */
export const localBus = ({ announce = () => {}, publish = () => {} }: Line = {}): Bus & { ring(): void; receive(text: string): void } => {
  const alarms = new Set<() => void>();
  const handlers = new Set<(text: string) => void>();
  const ring = () => alarms.forEach((go) => go());
  return {
    ring,
    receive: (text) => handlers.forEach((handle) => handle(text)),
    publish,
    onMessage(handler) {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    wake: () => {
      ring();
      announce();
    },
    alarm: (pollEvery, signal, rest = () => 0) => alarmIn(alarms, pollEvery, signal, rest),
    close: async () => {},
  };
};

const soon = 2;

const alarmIn = (alarms: Set<() => void>, pollEvery: number, signal: AbortSignal, rest: () => number): Alarm => {
  let rung = false;
  let retryIn = pollEvery;
  let wokenAt = -Infinity;
  let sleeper: (() => void) | undefined;
  const ring = () => {
    rung = true;
    sleeper?.();
  };
  alarms.add(ring);
  signal.addEventListener('abort', () => {
    alarms.delete(ring);
    ring();
  });
  return {
    next: (found) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          sleeper = undefined;
          retryIn = rung ? soon : Math.min(retryIn * 2, pollEvery);
          rung = false;
          wokenAt = performance.now();
          resolve();
        };
        const rouse = () => {
          const early = wokenAt + rest() - performance.now();
          if (early <= 0 || signal.aborted) return wake();
          clearTimeout(timer);
          timer = setTimeout(wake, early);
        };
        let timer = setTimeout(wake, found ? pollEvery : retryIn);
        sleeper = rouse;
        if (rung || signal.aborted) rouse();
      }),
  };
};

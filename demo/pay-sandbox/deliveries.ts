import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults.ts';

export interface Notification {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether this answer ends the repeating. */
  isTaken(status: number, text: string): boolean;
}

export interface Deliveries {
  /** Sends each until it is taken, in this order; `faults` say what goes wrong on the way. */
  send(notifications: readonly Notification[], faults: ReadonlySet<Fault>): void;
  stop(): void;
}

/** Between the eight tries of a notification, in ms: 25 hours in all. */
const minute = 60_000;
const pausesMs = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * minute);

/** `timeFactor` says how much faster than a real provider's the clock of the repeating runs; `lateMs`, how late what is to be late is sent. */
export const deliveries = (timeFactor: number, lateMs: number): Deliveries => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const isTaken = async ({ url, headers, body, isTaken: judges }: Notification): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
        redirect: 'error',
      });
      return judges(answer.status, await answer.text());
    } catch {
      return false;
    }
  };

  const untilTaken = async (notification: Notification): Promise<void> => {
    for (const wait of [...pausesMs, undefined]) {
      if (await isTaken(notification)) return;
      if (wait === undefined) return;
      await pause(wait / timeFactor, undefined, { signal, ref: false });
    }
  };

  return {
    send(notifications, faults) {
      if (faults.has('never')) return;
      const inOrder = faults.has('outOfOrder') ? notifications.toReversed() : notifications;
      const work = async () => {
        if (faults.has('late')) await pause(lateMs, undefined, { signal, ref: false });
        for (const one of inOrder) await Promise.all(faults.has('twice') ? [untilTaken(one), untilTaken(one)] : [untilTaken(one)]);
      };
      // Told to stop in the middle of a pause.
      work().catch(() => undefined);
    },
    stop: () => stopping.abort(),
  };
};

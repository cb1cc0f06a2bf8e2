import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../engine/clock.ts';
import type { Kind } from '../kinds.ts';
import type { Faults } from './faults.ts';

export interface Notification {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Tells accounts what happened, as often as it takes. */
export interface Hooks {
  /** Where an account of a channel listens. */
  listen(channel: Kind, account: string, url: string): void;
  addressOf(channel: Kind, account: string): string | undefined;
  /** `sign` makes headers for a body; a forged one is signed over another body. */
  send(channel: Kind, account: string, body: unknown, sign: (body: string, url: string) => Record<string, string>): void;
  stop(): void;
}

/** Between the tries of a notification, in ms. */
const pausesMs = [1_000, 5_000, 30_000, 120_000, 600_000];

export const openHooks = (clock: Clock, faults: Faults): Hooks => {
  const addresses = new Map<string, string>();
  const previous = new Map<string, Notification>();
  const stopping = new AbortController();
  // However many are on their way at once.
  setMaxListeners(0, stopping.signal);
  const keyOf = (channel: Kind, account: string) => `${channel} ${account}`;

  const isTaken = async (url: string, { body, headers }: Notification): Promise<boolean> => {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal,
        redirect: 'error',
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const untilTaken = async (url: string, notification: Notification): Promise<void> => {
    for (const pause of [...pausesMs, undefined]) {
      if (stopping.signal.aborted || (await isTaken(url, notification)) || pause === undefined) return;
      // A clock that stands still would never try again.
      await sleep(clock.isVirtual ? 50 : pause, undefined, { signal: stopping.signal, ref: false });
    }
  };

  return {
    listen: (channel, account, url) => void addresses.set(keyOf(channel, account), url),
    addressOf: (channel, account) => addresses.get(keyOf(channel, account)),
    send(channel, account, content, sign) {
      const key = keyOf(channel, account);
      const url = addresses.get(key);
      if (url === undefined) return;
      const wrong = faults.take({ channel, account }, ['hookNever', 'hookTwice', 'hookLate', 'hookForged', 'hookOutOfOrder']);
      const has = (kind: string) => wrong.find(({ fault }) => fault === kind);
      const body = JSON.stringify(content);
      const notification = { body, headers: sign(has('hookForged') ? `${body} ` : body, url) };
      const before = previous.get(key);
      previous.set(key, notification);
      if (has('hookNever')) return;
      const late = has('hookLate');
      const work = async () => {
        if (late) await sleep(late.ms, undefined, { signal: stopping.signal, ref: false });
        await Promise.all([untilTaken(url, notification), has('hookTwice') && untilTaken(url, notification)]);
        if (has('hookOutOfOrder') && before) await untilTaken(url, before);
      };
      // Told to stop in the middle of a pause.
      work().catch(() => undefined);
    },
    stop: () => stopping.abort(),
  };
};

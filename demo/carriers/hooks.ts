import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import { idOf } from './numbers.ts';

export interface Listener {
  id: string;
  url: string;
  secret: string;
}

export interface Hooks {
  listen(url: string, secret: string): Listener;
  all(): readonly Listener[];
  tell(description: string, result: object): void;
  stop(): void;
}

/** Between the tries of news, in ms. */
const pausesMs = [500, 2_000, 10_000, 60_000];

export const openHooks = (faults: Faults): Hooks => {
  const listeners: Listener[] = [];
  const stopping = new AbortController();
  // However many are on their way at once.
  setMaxListeners(0, stopping.signal);

  const isTaken = async (url: string, body: string, signature: string): Promise<boolean> => {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(7_000)]);
      const headers = { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${signature}` };
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const untilTaken = async ({ url, secret }: Listener, body: string, isForged: boolean): Promise<void> => {
    const signature = createHmac('sha256', secret.normalize('NFKD'))
      .update(isForged ? `${body} ` : body)
      .digest('hex');
    for (const pause of [...pausesMs, undefined]) {
      if ((await isTaken(url, body, signature)) || pause === undefined || stopping.signal.aborted) return;
      await sleep(pause, undefined, { signal: stopping.signal, ref: false });
    }
  };

  return {
    listen(url, secret) {
      const listener = { id: idOf('hook'), url, secret };
      listeners.push(listener);
      return listener;
    },
    all: () => listeners,
    tell(description, result) {
      if (faults.take('hookNever', description)) return;
      const isForged = faults.take('hookForged', description) !== undefined;
      const times = faults.take('hookTwice', description) ? 2 : 1;
      const body = JSON.stringify({
        id: idOf('evt'),
        object: 'Event',
        mode: 'test',
        description,
        status: 'pending',
        previous_attributes: {},
        result,
      });
      // Told to stop in the middle of a pause.
      for (const listener of listeners) for (let time = 0; time < times; time++) untilTaken(listener, body, isForged).catch(() => undefined);
    },
    stop: () => stopping.abort(),
  };
};

import type { Store } from '#web/browser/store.ts';
import { backoff } from '../http/backoff.ts';
import { isApiError, type ApiError } from '../api-error.ts';
import type { CallAddress } from '../http/call-address.ts';
import type { OutboxDb } from './outbox-db.ts';
import type { WaitingCall } from './waiting-call.ts';
import { waitingCalls, type WaitingCalls } from './waiting-calls.ts';

export interface QueuedCall extends Pick<WaitingCall, 'context' | 'pathname' | 'warehouseId' | 'body' | 'changes'> {
  address: CallAddress;
  /** Hears the answer while this page lives. */
  onAnswer?: (answer: unknown) => void;
}

interface Parts {
  kept: OutboxDb;
  send(call: WaitingCall, body: WaitingCall['body']): Promise<unknown>;
  upload(photo: Blob): Promise<string>;
  /** Reads again what a sent call made old; `caughtUp` is called as soon as what shows is newer than the call. */
  invalidateReads(call: WaitingCall, caughtUp: () => void): void;
  now?(): number;
  pause?(attempt: number): number;
}

export interface Outbox {
  calls: Store<readonly WaitingCall[]>;
  /** Takes up what this person left behind, and sends from now on. Answers once it is known what that is. */
  start(owner: string): Promise<void>;
  enqueue(call: QueuedCall): string;
  /** Removes a call that never left. Answers whether it did: one that was under way has to be undone on the server. */
  cancelUnsent(id: string): boolean;
  /** A refusal was read. One that came later than its scan stays until it is settled. */
  dismiss(id: string): void;
  /** Somebody has dealt with what was refused. */
  settle(id: string): void;
  /** Gives a refused call once more, behind all others. */
  retry(id: string): void;
  /** Forgets all that this person gave and that is not sent. */
  forget(owner: string): void;
  /** Tries at once: the network is back. */
  flush(): void;
}

/**
 * Commands of the floor on their way to the server: sent one after another in the order in which they were given. Without a connection they wait, also
 * over a reload, and go out when it is back.
 */
export const createOutbox = ({ kept, send, upload, invalidateReads, now = Date.now, pause = backoff }: Parts): Outbox => {
  const calls = waitingCalls(kept);
  let owner: string | undefined;
  let sending = false;
  let attempt = 0;
  let woken = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** A refusal takes a call out of the way of those behind it; a lost connection holds them all. */
  const attemptNext = async ({ id, owner: giver }: WaitingCall): Promise<'next' | 'later'> => {
    calls.change(id, { tried: true });
    try {
      const call = await withUploads(id, calls, upload);
      const answer = await send(call, call.body);
      calls.sent(id, now(), answer);
      attempt = 0;
      const sent = calls.find(id);
      if (sent) invalidateReads(sent, () => calls.remove(id));
      return 'next';
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (comesBack(failure)) {
        calls.defer(giver);
        return 'later';
      }
      calls.change(id, { state: 'refused', refusal: { error: failure.error, message: failure.message } });
      return 'next';
    }
  };

  const run = async () => {
    clearTimeout(retry);
    if (sending || owner === undefined) return;
    sending = true;
    woken = false;
    try {
      for (let call = calls.next(owner); call; call = calls.next(owner)) {
        if ((await attemptNext(call)) === 'next') continue;
        if (woken) {
          woken = false;
          continue;
        }
        retry = setTimeout(run, pause(attempt++));
        break;
      }
    } finally {
      sending = false;
    }
  };

  return {
    calls: calls.store,
    async start(person) {
      const first = owner === undefined;
      owner = person;
      if (first) await calls.takeUp();
      void run();
    },
    enqueue({ onAnswer, ...given }) {
      const { id } = calls.add({ ...given, owner: owner ?? '', givenAt: now() }, onAnswer);
      void run();
      return id;
    },
    cancelUnsent(id) {
      const call = calls.find(id);
      if (!call || call.tried) return false;
      calls.remove(id);
      return true;
    },
    dismiss: (id) => (calls.find(id)?.deferred ? calls.change(id, { noticed: true }) : calls.remove(id)),
    settle: calls.remove,
    retry(id) {
      const refused = calls.find(id);
      if (refused?.state !== 'refused') return;
      const { address, context, pathname, warehouseId, body, changes, owner: giver } = refused;
      calls.remove(id);
      // A new id: the server may keep its refusal under the old one.
      calls.add({ address, context, pathname, warehouseId, body, changes, owner: giver, givenAt: now() });
      void run();
    },
    forget(person) {
      for (const { id } of calls.store.get().filter((call) => call.owner === person)) calls.remove(id);
    },
    flush() {
      attempt = 0;
      woken = true;
      void run();
    },
  };
};

/** Uploaded photos are kept at once: a call is always repeated with the same urls. */
const withUploads = async (id: string, calls: WaitingCalls, upload: Parts['upload']): Promise<WaitingCall> => {
  for (let photo = photoIn(calls.find(id)!.body); photo; photo = photoIn(calls.find(id)!.body)) {
    const [found, url] = [photo, await upload(photo)];
    calls.change(id, { body: replaced(calls.find(id)!.body, found, url) as WaitingCall['body'] });
  }
  return calls.find(id)!;
};

/** The first of the bytes in a body. */
const photoIn = (part: unknown): Blob | undefined => {
  if (part instanceof Blob) return part;
  if (typeof part !== 'object' || part === null) return undefined;
  for (const inner of Object.values(part)) {
    const photo = photoIn(inner);
    if (photo) return photo;
  }
  return undefined;
};

const replaced = (part: unknown, photo: Blob, url: string): unknown => {
  if (part === photo) return url;
  if (Array.isArray(part)) return part.map((inner) => replaced(inner, photo, url));
  if (typeof part !== 'object' || part === null || part instanceof Blob) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replaced(inner, photo, url)]));
};

/** No answer, a server in trouble, too many at once, or a session that ended: the same call goes out later. */
const comesBack = ({ code, error }: ApiError): boolean => code === 0 || code === 401 || code === 429 || code >= 500 || error === 'KeyInUse';

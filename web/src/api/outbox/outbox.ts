import { createStore, type Store } from '../../browser/store.ts';
import { backoff } from '../backoff.ts';
import { isApiError, type ApiError } from '../api-error.ts';
import type { CallAddress } from '../call-address.ts';
import { newId } from '../request-id.ts';
import type { KeptCalls } from './kept-calls.ts';
import type { WaitingCall } from './waiting-call.ts';

export interface GivenCall extends Pick<WaitingCall, 'context' | 'pathname' | 'body' | 'photos' | 'changes'> {
  address: CallAddress;
  /** Hears the answer while this page lives. */
  answered?: (answer: unknown) => void;
}

interface Parts {
  kept: KeptCalls;
  send(call: WaitingCall, body: WaitingCall['body']): Promise<unknown>;
  upload(photo: Blob): Promise<string>;
  /** Reads again what a sent call made old; `caughtUp` is called as soon as what shows is newer than the call. */
  readAgain(call: WaitingCall, caughtUp: () => void): void;
  now?(): number;
  pause?(attempt: number): number;
}

export interface Outbox {
  calls: Store<readonly WaitingCall[]>;
  /** Takes up what this person left behind, and sends from now on. */
  start(owner: string): Promise<void>;
  give(call: GivenCall): string;
  /** Removes a call that never left. Answers whether it did: one that was under way has to be undone on the server. */
  takeBack(id: string): boolean;
  /** A refusal was read. */
  dismiss(id: string): void;
  /** Tries at once: the network is back. */
  wake(): void;
}

/**
 * Commands of the floor on their way to the server: sent one after another in the order in which they were given. Without a connection they wait, also
 * over a reload, and go out when it is back.
 */
export const createOutbox = ({ kept, send, upload, readAgain, now = Date.now, pause = backoff }: Parts): Outbox => {
  const calls = createStore<readonly WaitingCall[]>([]);
  const listeners = new Map<string, (answer: unknown) => void>();
  let owner: string | undefined;
  let sending = false;
  let attempt = 0;
  let woken = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const find = (id: string) => calls.get().find((call) => call.id === id);

  const change = (id: string, changes: Partial<WaitingCall>) => {
    calls.set((before) => before.map((call) => (call.id === id ? { ...call, ...changes } : call)));
    const after = find(id);
    if (after) kept.put(after);
  };

  const remove = (id: string) => {
    calls.set((before) => before.filter((call) => call.id !== id));
    listeners.delete(id);
    kept.remove(id);
  };

  /** A refusal takes a call out of the way of those behind it; a lost connection holds them all. */
  const attemptNext = async ({ id }: WaitingCall): Promise<'next' | 'later'> => {
    change(id, { tried: true });
    try {
      const call = await withPhotos(find(id)!);
      const answer = await send(call, call.photos ? { ...call.body, photos: call.photos } : call.body);
      change(id, { state: 'sent', sentAt: now() });
      // What is sent needs no keeping: after a reload everything is read anew.
      kept.remove(id);
      listeners.get(id)?.(answer);
      readAgain(find(id)!, () => remove(id));
      attempt = 0;
      return 'next';
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (comesBack(failure)) return 'later';
      change(id, { state: 'refused', refusal: { error: failure.error, message: failure.message } });
      return 'next';
    }
  };

  /** Uploaded photos are kept at once: a call is always repeated with the same urls. */
  const withPhotos = async (call: WaitingCall): Promise<WaitingCall> => {
    for (const [at, photo] of (call.photos ?? []).entries()) {
      if (typeof photo === 'string') continue;
      const url = await upload(photo);
      change(call.id, { photos: find(call.id)!.photos!.with(at, url) });
    }
    return find(call.id)!;
  };

  const run = async () => {
    clearTimeout(retry);
    if (sending || owner === undefined) return;
    sending = true;
    woken = false;
    try {
      for (let call = next(); call; call = next()) {
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

  const next = () => calls.get().find((call) => call.state === 'waiting' && call.owner === owner);

  return {
    calls,
    async start(person) {
      if (owner === person) return run();
      const first = owner === undefined;
      owner = person;
      if (first) {
        const left = (await kept.all()).sort((a, b) => a.turn - b.turn);
        calls.set((before) => [...left, ...before]);
      }
      return run();
    },
    give({ answered, ...given }) {
      const id = newId();
      const turn = Math.max(0, ...calls.get().map((call) => call.turn)) + 1;
      const call: WaitingCall = { ...given, id, turn, owner: owner ?? '', givenAt: now(), tried: false, state: 'waiting' };
      if (answered) listeners.set(id, answered);
      calls.set((before) => [...before, call]);
      kept.put(call);
      void run();
      return id;
    },
    takeBack(id) {
      const call = find(id);
      if (!call || call.tried) return false;
      remove(id);
      return true;
    },
    dismiss: remove,
    wake() {
      attempt = 0;
      woken = true;
      void run();
    },
  };
};

/** No answer, a server in trouble, too many at once, or a session that ended: the same call goes out later. */
const comesBack = ({ code, error }: ApiError): boolean => code === 0 || code === 401 || code === 429 || code >= 500 || error === 'KeyInUse';

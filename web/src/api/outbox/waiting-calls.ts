import { createStore, type Store } from '#web/browser/store.ts';
import { newId } from '../http/request-id.ts';
import type { OutboxDb } from './outbox-db.ts';
import type { WaitingCall } from './waiting-call.ts';

/** The calls of this device in the order in which they were given, each change kept. */
export interface WaitingCalls {
  store: Store<readonly WaitingCall[]>;
  find(id: string): WaitingCall | undefined;
  /** The first that this person has not sent. */
  next(owner: string | undefined): WaitingCall | undefined;
  /** `answered` hears the answer while this page lives. */
  add(call: Omit<WaitingCall, 'id' | 'turn' | 'tried' | 'deferred' | 'state'>, answered?: (answer: unknown) => void): WaitingCall;
  change(id: string, changes: Partial<WaitingCall>): void;
  /** No network: all that this person gave is held, and comes out later. */
  defer(owner: string): void;
  /** It has reached the server, and needs no keeping: after a reload everything is read anew. */
  sent(id: string, at: number, answer: unknown): void;
  remove(id: string): void;
  /** Puts those that an earlier visit left behind before the others. */
  takeUp(): Promise<void>;
}

export const waitingCalls = (kept: OutboxDb): WaitingCalls => {
  const store = createStore<readonly WaitingCall[]>([]);
  const listeners = new Map<string, (answer: unknown) => void>();
  const find = (id: string) => store.get().find((call) => call.id === id);
  const alter = (id: string, changes: Partial<WaitingCall>) =>
    store.set((before) => before.map((call) => (call.id === id ? { ...call, ...changes } : call)));
  const isWaitingOf = (owner: string | undefined) => (call: WaitingCall) => call.state === 'waiting' && call.owner === owner;
  const change = (id: string, changes: Partial<WaitingCall>) => {
    alter(id, changes);
    const after = find(id);
    if (after) kept.put(after);
  };
  return {
    store,
    find,
    change,
    next: (owner) => store.get().find(isWaitingOf(owner)),
    add(given, answered) {
      const turn = Math.max(0, ...store.get().map((call) => call.turn)) + 1;
      const deferred = store.get().some((call) => call.deferred && isWaitingOf(given.owner)(call));
      const call: WaitingCall = { ...given, id: newId(), turn, tried: false, deferred, state: 'waiting' };
      if (answered) listeners.set(call.id, answered);
      store.set((before) => [...before, call]);
      kept.put(call);
      return call;
    },
    defer(owner) {
      for (const { id, deferred } of store.get().filter(isWaitingOf(owner))) if (!deferred) change(id, { deferred: true });
    },
    sent(id, at, answer) {
      alter(id, { state: 'sent', sentAt: at });
      kept.remove(id);
      listeners.get(id)?.(answer);
    },
    remove(id) {
      store.set((before) => before.filter((call) => call.id !== id));
      listeners.delete(id);
      kept.remove(id);
    },
    async takeUp() {
      const left = (await kept.all()).sort((a, b) => a.turn - b.turn).map((call) => ({ ...withOwnPhotos(call), deferred: true }));
      store.set((before) => [...left, ...before]);
    },
  };
};

/** An earlier version of the console kept photos beside the body. */
const withOwnPhotos = ({ photos, ...call }: WaitingCall & { photos?: unknown }): WaitingCall =>
  photos === undefined ? call : { ...call, body: { ...call.body, photos } };

import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from '../simulate/caller.ts';

/** A command as whoever sent it knows of it, whatever the servers remember. Moments are those of `performance.now()`. */
export interface Entry {
  key: string;
  command: string;
  askedAt: number;
  /** Of the last answer; `undefined` while there is none that says how it ended. */
  answeredAt?: number;
  status?: number;
  /** The data of the answer, to the letter. */
  data?: string;
  tries: number;
  /** Sends it again as it was. */
  again(): Promise<{ status: number; data: string }>;
}

export interface Ledger {
  entries: readonly Entry[];
  /** Sends like a patient person: what is not answered, or blamed on the server, is sent again with its key until it is. */
  send: Send;
}

/** How long an answer may take, and how long in all it is asked for, in ms. */
const answerMs = 8_000;
const patience = 60_000;
const pauseMs = 100;

export const openLedger = (): Ledger => {
  const entries: Entry[] = [];
  const send: Send = async (url, init = {}) => {
    const entry = begun(url, init);
    if (entry) entries.push(entry);
    const until = performance.now() + patience;
    for (;;) {
      if (entry) entry.tries++;
      const answer = await once(url, init);
      const isOver = performance.now() > until;
      if (answer && (answer.status < 500 || isOver)) return entry ? noted(entry, answer) : answer;
      if (isOver) throw new Error(`${url} was not answered within ${patience / 1000} s.`);
      await sleep(pauseMs);
    }
  };
  return { entries, send };
};

const once = (url: string, init: RequestInit): Promise<Response | undefined> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) }).catch(() => undefined);

/** Undefined for a call that is no command. */
const begun = (url: string, init: RequestInit): Entry | undefined => {
  const key = new Headers(init.headers).get('idempotency-key');
  if (key === null) return undefined;
  const again = async () => {
    const answer = await fetch(url, init);
    return { status: answer.status, data: dataOf(await answer.text()) };
  };
  return { key, command: new URL(url).pathname, askedAt: performance.now(), tries: 0, again };
};

const noted = async (entry: Entry, answer: Response): Promise<Response> => {
  const text = await answer.text();
  const { status, headers } = answer;
  if (status < 500) Object.assign(entry, { answeredAt: performance.now(), status, data: dataOf(text) });
  return new Response(text, { status, headers });
};

const dataOf = (text: string): string => {
  const { data, result } = JSON.parse(text) as { data?: unknown; result?: unknown };
  return JSON.stringify(data ?? result ?? null);
};

export const acknowledged = ({ entries }: Ledger): Entry[] => entries.filter(({ status }) => status === 200);
export const refused = ({ entries }: Ledger): Entry[] => entries.filter(({ status }) => status !== undefined && status !== 200);

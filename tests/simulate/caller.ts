import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { upload } from '#contracts/files/upload.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { BodyInputOf, DataOf, Endpoint, QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { Envelope } from '#contracts/kernel/envelope.ts';
import { positionHeader } from '#contracts/kernel/events/recorded-event.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { Attempt, Ending } from './report.ts';

type AnyEndpoint = Endpoint<any, any, any>;

/** The row that offered an action, as it was when it was read. */
export interface Offer {
  by: 'item' | 'order' | 'package';
  id: string;
  version: number;
}

/** What an attempt was made on. An offer may be out of date by then. */
type Offers = Offer | readonly Offer[];

/** Why an attempt may be refused: what it was made on changed, or the person errs on purpose and expects this refusal. */
export type Grounds = Offers | { mistake: string; on?: Offers };

export interface Caller {
  read<E extends AnyEndpoint>(endpoint: E, query?: QueryInputOf<E>): Promise<DataOf<E>>;
  /** A read over POST. */
  ask<E extends AnyEndpoint>(endpoint: E, body: BodyInputOf<E>): Promise<DataOf<E>>;
  /** Attempts a command, which is noted however it ends; undefined where it was not carried out. */
  act<E extends AnyEndpoint>(endpoint: E, said: SaidTo<E>, grounds?: Grounds): Promise<DataOf<E> | undefined>;
  upload(name: string, bytes: Uint8Array): Promise<string>;
}

/** What a command takes: its body, or the query of one that is a GET. */
type SaidTo<E> = unknown extends BodyInputOf<E> ? QueryInputOf<E> : BodyInputOf<E>;

/** How a call goes out: as `fetch` does. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

export interface SignedIn {
  url: string;
  send: Send;
  base: Base;
  token: string;
  warehouseId?: string;
}

/** A read that the server refused: the simulation asked for what it may not see, or the server failed. */
export class ReadFailed extends Error {
  readonly status: number;
  constructor(path: string, status: number, envelope: Envelope) {
    super(`${path} answered ${status} ${envelope.error ?? ''}: ${envelope.msg}`);
    this.status = status;
  }
}

export const callerOf = ({ url, send, base, token, warehouseId }: SignedIn, note: (attempt: Attempt) => void): Caller => {
  const headers: Record<string, string> = { token, language: 'en_us', timezone: 'UTC', ...(warehouseId && { wareId: warehouseId }) };
  /** As the console does: nobody is shown less than they have written. */
  const wrote = (answer: Response | undefined): void => {
    const position = answer?.headers.get(positionHeader);
    if (position) headers[positionHeader] = position;
  };
  const addressOf = ({ path }: AnyEndpoint, query: object = {}) => {
    const said = Object.entries(query).filter(([, value]) => value !== undefined);
    const text = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)])).toString();
    return `${url}/api/${base}${path}${text && `?${text}`}`;
  };
  const get = (endpoint: AnyEndpoint, query?: object, more: object = {}) => send(addressOf(endpoint, query), { headers: { ...headers, ...more } });
  const post = (endpoint: AnyEndpoint, body: unknown, more: object = {}) =>
    send(addressOf(endpoint), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });

  const caller: Caller = {
    read: async (endpoint, query) => dataOf(endpoint, await get(endpoint, query)),
    ask: async (endpoint, body) => dataOf(endpoint, await post(endpoint, body)),
    async upload(name, bytes) {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(bytes)], name));
      return dataOf(upload, await send(addressOf(upload), { method: 'POST', headers, body }));
    },
    async act(endpoint, said, grounds) {
      const requestId = randomUUID();
      const own = { 'x-request-id': requestId, 'idempotency-key': requestId };
      const begun = performance.now();
      const answer = await (endpoint.method === 'GET' ? get(endpoint, said, own) : post(endpoint, said, own)).catch(() => undefined);
      const envelope = answer && ((await answer.json()) as Envelope<DataOf<typeof endpoint>>);
      const ms = performance.now() - begun;
      wrote(answer);
      const ending = answer?.ok ? 'done' : await endingOf(answer?.status, envelope?.error, grounds, caller);
      note({ command: endpoint.name, ending, ms, requestId, ...(ending !== 'done' && envelope?.error && { reason: envelope.error }) });
      return answer?.ok ? envelope?.data : undefined;
    },
  };
  return caller;
};

const dataOf = async <E extends AnyEndpoint>(endpoint: E, answer: Response): Promise<DataOf<E>> => {
  const envelope = (await answer.json()) as Envelope<DataOf<E>>;
  if (!answer.ok) throw new ReadFailed(endpoint.path, answer.status, envelope);
  return envelope.data as DataOf<E>;
};

const endingOf = async (status: number | undefined, reason: string | undefined, grounds: Grounds | undefined, caller: Caller): Promise<Ending> => {
  if (status === undefined || status >= 500) return 'failed';
  if (reason === 'Conflict') return 'race';
  const errs = grounds !== undefined && 'mistake' in grounds;
  if (errs && grounds.mistake === reason) return 'mistake';
  const offers = [(errs ? grounds.on : grounds) ?? []].flat();
  const changed = await Promise.all(offers.map((offer) => hasChanged(offer, caller)));
  return changed.includes(true) ? 'race' : 'unexpected';
};

/** How long a replica that is read may be behind without being left alone, in ms. */
const MAX_LAG_MS = 5_000;

/** Whether somebody was faster, be it shown a little later. */
const hasChanged = async (offer: Offer, caller: Caller): Promise<boolean> => {
  for (const until = performance.now() + MAX_LAG_MS; ; await sleep(250)) {
    if ((await versionNow(offer, caller)) !== offer.version) return true;
    if (performance.now() > until) return false;
  }
};

/** Undefined once the person may no longer see it. */
const versionNow = async ({ by, id }: Offer, caller: Caller): Promise<number | undefined> => {
  const look = {
    item: () => caller.read(getItem, { oneId: id }),
    order: () => caller.read(getOrder, { oddNo: id }),
    package: () => caller.read(getPackage, { id }),
  }[by];
  return look().then(
    ({ version }) => version,
    () => undefined,
  );
};

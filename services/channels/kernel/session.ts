import { randomUUID } from 'node:crypto';
import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';
import type { Budget } from './budget.ts';
import type { CallAnswer, ChannelCall, ChannelDefinition, ChannelSecrets, FileOnWire, Session, SignedCall, TokenRequest } from './port.ts';
import type { Sent, Transport, WireRequest } from './transport.ts';

export interface SessionParts extends Pick<Session, 'link' | 'keepLink' | 'knownExternalIds' | 'goods' | 'accountId' | 'now'> {
  definition: ChannelDefinition;
  /** Where its paths begin. */
  url: string;
  /** Where tokens come from, where that is another host. */
  authUrl?: string | undefined;
  secrets: ChannelSecrets;
  /** Tells of another refresh token before the new one is used. */
  onSecrets(secrets: ChannelSecrets): Promise<void>;
  budget: Budget;
  transport: Transport;
  signal?: AbortSignal;
  /** Told how long each call took, and whether the channel answered. */
  onCall?(call: { ms: number; answered: boolean }): void;
}

/** A token is renewed so long before it ends, in ms. */
const EARLY_MS = 60_000;

/** Calls of one account: signed, within its budget, one after the other and no faster than the channel allows. */
export const openSession = (parts: SessionParts): Session => {
  const { definition, url, authUrl = url, transport, budget, now, signal, onCall = () => {} } = parts;
  let { secrets } = parts;
  let token: { value: string; until: number } | undefined;
  let nextAt = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const call = (wanted: ChannelCall): Promise<CallAnswer> => {
    const answer = turn.then(() => oneCall(wanted));
    turn = answer.catch(() => {});
    return answer;
  };

  const oneCall = async (wanted: ChannelCall): Promise<CallAnswer> => {
    if (!(await budget.take(wanted.of, now())))
      return failed({ kind: 'throttled', code: `budget of ${wanted.of}`, retryAfterMs: untilMidnight(now()) });
    const known = await accessToken(false);
    if (typeof known !== 'string') return failed(known);
    const first = await sendSigned(wanted, known);
    if (!definition.token || first.kind !== 'answered' || first.status !== 401) return judged(wanted, first);
    // The channel may end a token before its time.
    const fresh = await accessToken(true);
    return typeof fresh === 'string' ? judged(wanted, await sendSigned(wanted, fresh)) : failed(fresh);
  };

  const sendSigned = async ({ method, path, query = {}, headers = {}, body, file, priced }: ChannelCall, value: string): Promise<Sent> => {
    const form = file && formOf(file);
    const text = body === undefined ? undefined : JSON.stringify(body);
    const plain: SignedCall = {
      path,
      query,
      headers: {
        accept: 'application/json',
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': form.contentType }),
        ...headers,
      },
      body: text,
    };
    const signed = definition.sign({ ...plain, method }, secrets, value === '' ? undefined : value, now());
    const isElsewhere = /^https?:/.test(path) && !path.startsWith(new URL(url).origin);
    const shown = isElsewhere ? plain.headers : signed.headers;
    return send({ method, url: addressOf(url, signed), headers: shown, body: form?.body ?? signed.body, priced });
  };

  const send = async (request: WireRequest): Promise<Sent> => {
    await pauseUntil(nextAt, signal);
    const begun = Date.now();
    const sent = await transport.send(request, signal);
    nextAt = Date.now() + definition.limits.msBetweenCalls;
    onCall({ ms: Date.now() - begun, answered: sent.kind === 'answered' && sent.status < 500 });
    return sent;
  };

  /** Empty for a channel that asks for none. */
  const accessToken = async (anew: boolean): Promise<string | ChannelFailure> => {
    if (!definition.token) return '';
    if (!anew && token && token.until > now().getTime()) return token.value;
    const sent = await send(tokenCall(authUrl, definition.token.request(secrets)));
    if (sent.kind !== 'answered' || sent.status >= 500 || sent.status === 429) return { kind: 'transient', code: `token: ${told(sent)}` };
    const answer = definition.token.read(jsonOf(sent.bytes), now());
    if (sent.status >= 400 || !answer) return { kind: 'notAuthorised', code: `token: ${told(sent)}` };
    if (answer.refreshToken && answer.refreshToken !== secrets.refreshToken) {
      secrets = { ...secrets, refreshToken: answer.refreshToken };
      await parts.onSecrets(secrets);
    }
    token = { value: answer.token, until: now().getTime() + answer.seconds * 1_000 - EARLY_MS };
    return token.value;
  };

  return {
    accountId: parts.accountId,
    get secrets() {
      return secrets;
    },
    now,
    call,
    link: parts.link,
    keepLink: parts.keepLink,
    knownExternalIds: parts.knownExternalIds,
    goods: parts.goods,
  };
};

/** One file as a form: no channel signs those bytes. */
const formOf = ({ field, name, contentType, bytes }: FileOnWire): { contentType: string; body: Buffer } => {
  const boundary = `----${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replace(/[^\w.-]/g, '_')}"\r\ncontent-type: ${contentType}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

const failed = (failure: ChannelFailure): CallAnswer => ({ kind: 'failed', failure });

/** What every channel means alike; the rest is the connector's to read. */
const judged = ({ method }: ChannelCall, sent: Sent): CallAnswer => {
  switch (sent.kind) {
    case 'belowFloor':
      return failed({ kind: 'priceRefused', code: 'below its floor' });
    case 'notSent':
      return failed({ kind: 'transient', code: sent.reason });
    case 'lost':
      return failed({ kind: method === 'GET' ? 'transient' : 'lost', code: sent.reason });
    case 'answered': {
      const { status, headers, bytes } = sent;
      if (status === 429) return failed({ kind: 'throttled', code: '429', retryAfterMs: retryAfterMs(headers['retry-after']) });
      // A server that breaks may have done it before.
      if (status >= 500) return failed({ kind: method === 'GET' || status === 503 ? 'transient' : 'lost', code: String(status) });
      return { kind: 'answered', status, headers, body: jsonOf(bytes), bytes };
    }
  }
};

const told = (sent: Sent): string => (sent.kind === 'answered' ? String(sent.status) : sent.kind);

const USUAL_RETRY_MS = 60_000;

const retryAfterMs = (header: string | undefined): number => {
  if (header === undefined) return USUAL_RETRY_MS;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : USUAL_RETRY_MS;
};

/** What a channel is asked to get a token. */
export const tokenCall = (url: string, { method, path, query = {}, headers: own = {}, form }: TokenRequest): WireRequest => ({
  method,
  url: addressOf(url, { path, query }),
  headers: { accept: 'application/json', ...own, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
  body: form && new URLSearchParams(form).toString(),
});

/** A path, or the address of a file that the channel named: only where that is the channel itself does it see our token. */
export const addressOf = (base: string, { path, query }: Pick<SignedCall, 'path' | 'query'>): string => {
  const text = new URLSearchParams(query).toString();
  if (/^https?:/.test(path)) return path;
  return `${base.replace(/\/$/, '')}${path}${text ? `?${text}` : ''}`;
};

export const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

const untilMidnight = (now: Date): number => 86_400_000 - (now.getTime() % 86_400_000);

const pauseUntil = async (at: number, signal: AbortSignal | undefined): Promise<void> => {
  const ms = at - Date.now();
  if (ms > 0 && !signal?.aborted) await new Promise((done) => setTimeout(done, ms));
};

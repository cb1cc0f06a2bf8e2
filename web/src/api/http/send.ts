import type { Envelope } from '#contracts/kernel/envelope.ts';
import { positionHeader } from '#contracts/kernel/events/recorded-event.ts';
import { session } from '#web/browser/session.ts';
import { settings } from '#web/browser/settings.ts';
import { languageCodes } from '#web/i18n/languages.ts';
import { ApiError } from '../api-error.ts';
import { baseOf, isSelfOperated, queryText, type CallAddress } from './call-address.ts';
import { reportFailure } from './failures.ts';
import { newId } from './request-id.ts';
import { sawPosition, seenPosition } from './seen-position.ts';

/** R7.11, in milliseconds. */
const timeout = 600_000;

/** Asked once: it takes the browser a millisecond to tell. */
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface CallInput {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The one file of a multipart endpoint. */
  file?: File;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The failure is the caller's own to show. */
  quiet?: boolean;
  /** A failure is told no sooner than this is there. */
  toldAfter?: Promise<unknown> | undefined;
  /** The page that the call is made from, where it depends on whose goods that page shows. */
  pathname?: string;
  /** Where it is for another warehouse than the one in use. */
  warehouseId?: string | undefined;
  /** Told of the answer's headers. */
  heard?: (headers: Headers) => void;
}

/** Calls the address; answers what its envelope carries, or the bytes. Every failure is an ApiError. */
export const send = async (address: CallAddress, input: CallInput = {}): Promise<unknown> => {
  // Not AbortSignal.timeout: that one is kept for its ten minutes, however soon the answer is there.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const response = await reach(address, input, limit.signal);
    sawPosition(response.headers.get(positionHeader));
    input.heard?.(response.headers);
    return await read(address, response);
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    await input.toldAfter;
    reportFailure(failure, input.quiet ?? false);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
};

const reach = async (address: CallAddress, input: CallInput, limit: AbortSignal): Promise<Response> => {
  const { token, terminal, warehouseId: inUse } = session.get();
  const warehouseId = input.warehouseId ?? inUse;
  const selfOperated = isSelfOperated(input.pathname ?? '');
  try {
    return await fetch(`/api/${baseOf(address, terminal, selfOperated)}${address.path}${queryText(input.query)}`, {
      method: address.method,
      headers: {
        ...(token && { token }),
        timezone,
        'x-request-id': newId(),
        ...seenPosition(),
        language: languageCodes[settings.get().lang],
        ...(warehouseId && { wareId: warehouseId }),
        ...(selfOperated && { shopId: '1' }),
        ...(address.command && { 'idempotency-key': input.idempotencyKey ?? newId() }),
        ...(address.method === 'POST' && !address.multipart && { 'content-type': 'application/json' }),
      },
      ...(address.method === 'POST' && { body: bodyOf(address, input) }),
      signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
    });
  } catch (failure) {
    if (input.signal?.aborted) throw failure;
    throw new ApiError(0, '');
  }
};

const bodyOf = ({ multipart }: CallAddress, { body, file }: CallInput): BodyInit => {
  if (!multipart) return JSON.stringify(body ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.set(name, String(value));
  if (file) form.set('file', file);
  return form;
};

/** Bytes that turn out to be a JSON error are an error, never a broken file (R7.13). */
const read = async (address: CallAddress, response: Response): Promise<unknown> => {
  const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!json) {
    if (!response.ok) throw new ApiError(response.status, '');
    return response.blob();
  }
  const envelope = (await response.json()) as Envelope;
  if (!response.ok || ('code' in envelope && !succeeded(envelope.code))) throw failureOf(response, envelope);
  return address.payload === 'raw' ? envelope : envelope[address.payload ?? 'data'];
};

/** R7.12. */
const succeeded = (code: number): boolean => code === 200 || code === 0;

const failureOf = (response: Response, { code, msg, error, errors, requestId, result }: Envelope): ApiError =>
  new ApiError(code ?? response.status, msg ?? '', {
    error,
    fields: errors,
    requestId,
    stillSignedIn: (result as { isLogin?: boolean } | undefined)?.isLogin === true,
  });

import { Agent, DecoratorHandler, request as send, type Dispatcher } from 'undici';
import type { PricedOnWire } from './port.ts';

export interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
  priced?: readonly PricedOnWire[] | undefined;
}

export type Sent =
  | { kind: 'answered'; status: number; headers: Readonly<Record<string, string>>; bytes: Buffer }
  /** Nothing of it left: it may be sent again. */
  | { kind: 'notSent'; reason: string }
  /** It left, and nobody can say whether it was carried out. */
  | { kind: 'lost'; reason: string }
  /** A price in it is below its floor, or has none: it never leaves. */
  | { kind: 'belowFloor' };

export interface Transport {
  send(request: WireRequest, signal?: AbortSignal): Promise<Sent>;
  close(): Promise<void>;
}

interface Waits {
  connectMs?: number;
  answerMs?: number;
}

/** Nobody's answer is longer, labels included. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The only place that calls channels over HTTP. */
export const openTransport = ({ connectMs = 5_000, answerMs = 15_000 }: Waits = {}): Transport => {
  const agent = new Agent({ connect: { timeout: connectMs }, headersTimeout: answerMs, bodyTimeout: answerMs, maxResponseSize: MAX_BYTES });
  return {
    async send({ method, url, headers, body, priced = [] }, signal) {
      if (!priced.every(keepsFloor)) return { kind: 'belowFloor' };
      let hasLeft = false;
      const dispatcher = agent.compose(noticing(() => (hasLeft = true)));
      try {
        const answer = await send(url, { dispatcher, method, headers, body: body ?? null, ...(signal && { signal }) });
        const bytes = Buffer.from(await answer.body.arrayBuffer());
        return { kind: 'answered', status: answer.statusCode, headers: flat(answer.headers), bytes };
      } catch (failure) {
        return { kind: hasLeft ? 'lost' : 'notSent', reason: codeOf(failure) };
      }
    },
    close: () => agent.destroy(),
  };
};

/** A floor that is missing is no floor of nothing: such a price is refused. */
const keepsFloor = ({ cents, floorCents }: PricedOnWire): boolean =>
  Number.isInteger(cents) && Number.isInteger(floorCents) && floorCents > 0 && cents >= floorCents;

/** A request starts once there is a connection, just before its first byte is written. */
const noticing =
  (onStart: () => void): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) => {
    const passingOn = new DecoratorHandler(handler) as Dispatcher.DispatchHandler;
    const start = passingOn.onRequestStart?.bind(passingOn);
    passingOn.onRequestStart = (controller, context) => {
      onStart();
      start?.(controller, context);
    };
    return dispatch(options, passingOn);
  };

const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));

const codeOf = (failure: unknown): string => (failure instanceof Error ? String((failure as NodeJS.ErrnoException).code ?? failure.name) : 'unknown');

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** Nanoseconds since 1970, as OTLP writes them. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: { key: string; value: object }[] })[] }[] }[];
}

/** Takes OTLP over HTTP on loopback, as a collector does, and keeps what it is sent. */
export const otlpReceiver = async () => {
  const received: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void (json(request) as Promise<Sent>).then(({ resourceSpans }) => {
      const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      received.push(...sent.map(({ attributes, ...span }) => ({ ...span, attributes: plain(attributes) })));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    received,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

const plain = (attributes: readonly { key: string; value: object }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as unknown]));

/** Spans as a failed assertion tells of them: one a line, with when each began and how long it took, in ms after the first. */
export const toldSpans = (spans: readonly ReceivedSpan[]): string => {
  const ms = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;
  const first = Math.min(...spans.map(({ startTimeUnixNano }) => ms(startTimeUnixNano)));
  return spans
    .toSorted((a, b) => ms(a.startTimeUnixNano) - ms(b.startTimeUnixNano))
    .map(
      ({ name, startTimeUnixNano: began, endTimeUnixNano: ended, attributes }) =>
        `${name} at ${(ms(began) - first).toFixed(1)} for ${(ms(ended) - ms(began)).toFixed(1)} ${JSON.stringify(attributes)}`,
    )
    .join('\n');
};

import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsAddress {
  host: string;
  port: number;
  /** What a scrape must show; none where whoever reaches the port may ask. */
  token: string | undefined;
}

export interface ServedMetrics {
  url: string;
  close(): Promise<void>;
}

/** What a scrape is answered. */
export interface Told {
  contentType: string;
  tell(): Promise<string>;
}

/** `GET /metrics`, on a port of its own that no balancer leads to: without sign-in, with the token that Prometheus was given. */
export const serveMetrics = async ({ host, port, token }: MetricsAddress, told: Told): Promise<ServedMetrics> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
    else if (!shows(request, token)) response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    else void answer(response, told);
  });
  await once(server.listen(port, host), 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Compared as hashes, which are of one length. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const shows = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));

const answer = async (response: ServerResponse, { contentType, tell }: Told): Promise<void> => {
  try {
    const text = await tell();
    response.writeHead(200, { 'content-type': contentType }).end(text);
  } catch {
    response.writeHead(500).end();
  }
};

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsAddress {
  host: string;
  port: number;
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

/** `GET /metrics`, on a port of its own that no balancer leads to: without sign-in, as Prometheus asks. */
export const serveMetrics = async ({ host, port }: MetricsAddress, told: Told): Promise<ServedMetrics> => {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void answer(response, told);
    else response.writeHead(404).end();
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

const answer = async (response: ServerResponse, { contentType, tell }: Told): Promise<void> => {
  try {
    const text = await tell();
    response.writeHead(200, { 'content-type': contentType }).end(text);
  } catch {
    response.writeHead(500).end();
  }
};

import { connect } from 'node:net';

export interface Calls {
  url: string;
  connections: number;
  /** How long calls are begun, in ms; the last ones are waited for. */
  ms: number;
  /** The next request: its path, headers and JSON. */
  next(): { path: string; headers: Record<string, string>; body: string };
}

export interface Answered {
  accepted: number;
  refused: number;
  perSecond: number;
}

/**
 * Calls one after the other on each connection. It writes bare requests and looks at nothing of an answer but its status and length: server, database and
 * load share the machine, and what the load costs is taken from them.
 */
export const callsPerSecond = async ({ url, connections, ms, next }: Calls): Promise<Answered> => {
  const started = performance.now();
  const until = started + ms;
  const answered = { accepted: 0, refused: 0 };
  const request = () => (performance.now() < until ? written(new URL(url), next()) : undefined);
  const told = (status: number) => (status === 200 ? answered.accepted++ : answered.refused++);
  await Promise.all(Array.from({ length: connections }, () => oneAfterTheOther(new URL(url), request, told)));
  return { ...answered, perSecond: (answered.accepted * 1000) / (performance.now() - started) };
};

const written = ({ host }: URL, { path, headers, body }: ReturnType<Calls['next']>): string => {
  const lines = Object.entries({ host, ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
};

const oneAfterTheOther = ({ hostname, port }: URL, request: () => string | undefined, told: (status: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let ended = false;
    let arrived = '';
    const callNext = () => {
      const text = request();
      if (text !== undefined) return socket.write(text);
      ended = true;
      return socket.end();
    };
    socket.setEncoding('latin1');
    socket.on('connect', callNext);
    socket.on('data', (text: string) => {
      arrived += text;
      const status = statusOfWhole(arrived);
      if (status === undefined) return;
      arrived = '';
      told(status);
      callNext();
    });
    socket.on('error', reject);
    socket.on('close', () => (ended ? resolve() : reject(new Error('The portal closed a connection.'))));
  });

/** Of an answer that has arrived whole. */
const statusOfWhole = (arrived: string): number | undefined => {
  const head = arrived.indexOf('\r\n\r\n');
  if (head === -1) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(arrived)?.[1]);
  if (Number.isNaN(length)) throw new Error('The portal answered without a length.');
  return arrived.length < head + 4 + length ? undefined : Number(arrived.slice(9, 12));
};

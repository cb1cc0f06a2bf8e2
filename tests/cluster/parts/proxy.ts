import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on a loopback port of its own: where a cable can be cut, and where an address leads elsewhere from one moment to the next. */
export interface Proxy {
  port: number;
  /** From now on nothing passes, and neither end is told. */
  cut(): void;
  /** What waited goes on. */
  mend(): void;
  /** Resets what is connected; whoever comes back is led anew. */
  reset(): void;
  close(): Promise<void>;
}

/** Which ports to try for the next connection, the first that answers being the one. */
export type Targets = () => readonly number[];

interface Pair {
  near: Socket;
  far: Socket;
}

export const openProxy = async (targets: Targets, port = 0): Promise<Proxy> => {
  const pairs = new Set<Pair>();
  const callers = new Set<Socket>();
  let isCut = false;

  const join = (pair: Pair): void => {
    pair.near.pipe(pair.far);
    pair.far.pipe(pair.near);
  };
  const part = ({ near, far }: Pair): void => {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  };

  const lead = async (near: Socket): Promise<void> => {
    const far = await firstThatAnswers(targets());
    if (!far || near.destroyed) {
      far?.destroy();
      near.resetAndDestroy();
      return;
    }
    const pair = { near, far };
    pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.once('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (!isCut) join(pair);
  };

  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, (near) => {
    callers.add(near);
    near.on('error', () => {});
    near.once('close', () => callers.delete(near));
    void lead(near);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      pairs.forEach(part);
    },
    mend() {
      isCut = false;
      pairs.forEach(join);
    },
    reset: () => callers.forEach((near) => near.resetAndDestroy()),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      callers.forEach((near) => near.destroy());
      await closed;
    },
  };
};

const firstThatAnswers = async (ports: readonly number[]): Promise<Socket | undefined> => {
  for (const port of ports) {
    const far = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
    try {
      await once(far, 'connect');
      return far;
    } catch {
      far.destroy();
    }
  }
  return undefined;
};

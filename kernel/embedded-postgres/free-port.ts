import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections (Linux from 32768, others from 49152): one of these is not taken between being chosen and being used. */
const lowest = 20_000;
const beyond = 32_000;

/** A port on the loopback address on which nobody listens. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 1; ; attempt++) {
    const port = randomInt(lowest, beyond);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
      return port;
    } catch (failure) {
      if (attempt === 100) throw failure;
    } finally {
      await new Promise((resolve) => probe.close(resolve));
    }
  }
};

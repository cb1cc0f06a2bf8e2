import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { errorMessage } from '#contracts/errors.ts';
import type { Envelope } from '#contracts/kernel/envelope.ts';
import { say } from '#contracts/kernel/words.ts';
import type { Carrier } from '#kernel/bus/open-bus.ts';
import { languageOf } from '#kernel/http/calls/request-context.ts';
import { serveUnderPressure } from '#kernel/http/guards/pressure.ts';
import { within } from '#kernel/within.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';

interface Needs {
  pool: Pick<Pool, 'query'>;
  /** What carries notices now. Without NATS a node reads them from the log, and answers all the same. */
  carrier: () => Promise<Carrier>;
}

export interface Probes {
  register(app: FastifyInstance): Promise<void>;
  /** From now on the node says that it shall not be asked any more. */
  leave(): void;
}

/** Milliseconds that PostgreSQL has to answer. */
const patience = 2_000;
/** Milliseconds for which one look serves all who ask: they need not sign in, and may ask as often as they like. */
const lookEvery = 500;

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: the node takes requests. While it is starting, `startup-server.ts` answers both. The rest of the data is for
 * the one who looks why.
 */
export const probes = ({ pool, carrier }: Needs): Probes => {
  let leaving = false;
  const look = atMostEvery(lookEvery, async () => {
    const [database, notices] = await Promise.all([answers(pool), carrier()]);
    return { database, notices };
  });

  return {
    async register(app) {
      serveUnderPressure(app);
      app.get('/healthz', quiet, async (request, reply) => tell(request, reply, true));
      app.get('/readyz', quiet, async (request, reply) => {
        const found = await look();
        return tell(request, reply, found.database && !leaving, { ...found, leaving });
      });
    },
    leave: () => void (leaving = true),
  };
};

/** A balancer asks every few seconds, and the log is for others. */
const quiet = { logLevel: 'warn' } as const;

const answers = (pool: Needs['pool']): Promise<boolean> =>
  within(patience, pool.query('SELECT 1')).then(
    () => true,
    () => false,
  );

const atMostEvery = <Found>(milliseconds: number, look: () => Promise<Found>): (() => Promise<Found>) => {
  let last: Promise<Found> | undefined;
  let until = -Infinity;
  return () => {
    if (!last || performance.now() >= until) {
      until = Infinity;
      last = look().finally(() => (until = performance.now() + milliseconds));
    }
    return last;
  };
};

/** The answer of a probe. */
export const tell = (request: FastifyRequest, reply: FastifyReply, isWell: boolean, data: object = {}): FastifyReply => {
  const language = languageOf(request);
  const envelope: Envelope = isWell
    ? { code: 200, msg: say(kernelMessages.success, language), data }
    : { code: 503, msg: errorMessage('Unavailable', language), error: 'Unavailable', data, requestId: request.id };
  return reply.code(envelope.code).header('cache-control', 'no-store').send(envelope);
};

import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kind } from '../kinds.ts';
import type { Fault, FaultKind, Faults } from './faults.ts';

/** Why a call is not even looked at. Each contract says it in its own words. */
export type Refusal = 'internal' | 'throttled' | 'maintenance' | 'blocked' | 'unauthorised';

export interface Answer {
  status: number;
  body: unknown;
}

const before: readonly FaultKind[] = ['lostBefore', 'serverError', 'throttled', 'maintenance'];
const after: readonly FaultKind[] = ['slow', 'lostAfter', 'serverErrorAfter', 'cutBody', 'fieldMissing', 'fieldUnknown'];

/** Lets the calls of a contract go wrong as was asked for. */
export const misbehave = (app: FastifyInstance, parts: { channel: Kind; prefix: string; faults: Faults; refuse: (why: Refusal) => Answer }): void => {
  const { channel, prefix, faults, refuse } = parts;
  const callOf = ({ method, url }: FastifyRequest) => ({ channel, method, path: url.slice(prefix.length) });

  app.addHook('onRequest', async (request, reply) => {
    for (const { fault, retryAfterSeconds } of faults.take(callOf(request), before)) {
      if (fault === 'lostBefore') {
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      }
      if (fault !== 'serverError') reply.header('retry-after', String(retryAfterSeconds));
      const { status, body } = refuse(fault === 'serverError' ? 'internal' : fault === 'throttled' ? 'throttled' : 'maintenance');
      answeredBefore.add(request);
      return reply.code(status).send(body);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (answeredBefore.has(request)) return payload;
    let sent: unknown = payload;
    for (const fault of faults.take(callOf(request), after)) sent = await spoiled(fault, request, reply, sent, refuse);
    return sent;
  });
};

const answeredBefore = new WeakSet<FastifyRequest>();

const spoiled = async (fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown, refuse: (why: Refusal) => Answer) => {
  switch (fault.fault) {
    case 'slow':
      await sleep(fault.ms);
      return payload;
    case 'lostAfter':
      request.raw.socket.destroy();
      return payload;
    case 'serverErrorAfter': {
      const { status, body } = refuse('internal');
      const text = JSON.stringify(body);
      reply.code(status).header('content-length', Buffer.byteLength(text));
      return text;
    }
    case 'cutBody': {
      const whole = Buffer.from(typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '');
      reply.header('content-length', Math.max(2, whole.length));
      return Readable.from(half(whole, () => request.raw.socket.destroy()));
    }
    default:
      return typeof payload === 'string' ? changed(reply, payload, fault) : payload;
  }
};

async function* half(whole: Buffer, end: () => void): AsyncGenerator<Buffer> {
  yield whole.subarray(0, Math.max(1, Math.floor(whole.length / 2)));
  await sleep(20);
  end();
}

const changed = (reply: FastifyReply, payload: string, { fault, field, value }: Fault): string => {
  const text = JSON.stringify(JSON.parse(payload), function reviver(this: unknown, key: string, old: unknown) {
    if (key === '' || key !== field) return old;
    return fault === 'fieldMissing' ? undefined : (value ?? 'SOMETHING_THAT_NOBODY_KNOWS');
  });
  reply.header('content-length', Buffer.byteLength(text));
  return text;
};

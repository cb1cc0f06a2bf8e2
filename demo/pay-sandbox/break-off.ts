import type { FastifyReply } from 'fastify';
import type { FaultBook } from './faults.ts';

/** Answers what was carried out with a failure, where that was asked for. True where it has answered. */
export const breakOff = (book: FaultBook, reply: FastifyReply): boolean => {
  if (book.take('failAfterAccepting')) {
    reply.code(500).send({ error: 'internal' });
    return true;
  }
  if (book.take('cutOff')) {
    reply.hijack();
    reply.raw.socket?.destroy();
    return true;
  }
  return false;
};

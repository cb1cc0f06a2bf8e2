import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FaultBook } from './faults.ts';

/** In ms. */
const slowMs = 5_000;

/** Answers what was carried out with a failure, late or not at all, where that was asked for. True where nothing is left to be answered. */
export const breakOff = async (book: FaultBook, reply: FastifyReply): Promise<boolean> => {
  if (book.take('slow')) await sleep(slowMs);
  if (book.take('failAfterAccepting')) {
    reply.code(500).send({ error: 'internal' });
    return true;
  }
  const isMute = book.take('mute');
  if (!isMute && !book.take('cutOff')) return false;
  reply.hijack();
  if (!isMute) reply.raw.socket?.destroy();
  return true;
};

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FaultBook } from './faults.ts';

/** In ms. */
const slowMs = 5_000;

/** Refuses a call before anything of it is carried out, where that was asked for. True where nothing is left to be answered. */
export const turnAway = (book: FaultBook, reply: FastifyReply): boolean => {
  if (!book.take('unavailable')) return false;
  reply.code(503).send({ error: 'unavailable' });
  return true;
};

/** Answers what was carried out with a failure, late or not at all, where that was asked for. True where nothing is left to be answered. */
export const breakOff = async (book: FaultBook, reply: FastifyReply): Promise<boolean> => {
  if (book.take('slow')) await sleep(slowMs);
  if (book.take('failAfterAccepting')) {
    reply.code(500).send({ error: 'internal' });
    return true;
  }
  if (book.take('garbage')) {
    reply.code(200).type('text/html').send('<!doctype html><title>Sandbox Bank</title><p>Please sign in.</p>');
    return true;
  }
  const isMute = book.take('mute');
  if (!isMute && !book.take('cutOff')) return false;
  reply.hijack();
  if (!isMute) reply.raw.socket?.destroy();
  return true;
};

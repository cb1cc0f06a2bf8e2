import type { FastifyReply } from 'fastify';
import type { OpenedBytes } from '#contracts/kernel/route.ts';

/** How slowly a file may be read: whoever is slower is cut off. */
export interface Patience {
  graceMs: number;
  bytesPerMs: number;
}

/** A quarter of a megabit a second. */
export const usualPatience: Patience = { graceMs: 30_000, bytesPerMs: 32 };

/** Sends the bytes from `first` to `last`, both counted, as fast as they are read: a file is never held whole, however many read it. */
export const sendOpened = (
  reply: FastifyReply,
  file: OpenedBytes,
  { first, last }: { first: number; last: number },
  patience: Patience,
): FastifyReply => {
  const length = last + 1 - first;
  endAfter(reply, patience.graceMs + length / patience.bytesPerMs);
  return reply.header('content-length', length).send(file.stream(first, last));
};

const endAfter = (reply: FastifyReply, milliseconds: number): void => {
  const timer = setTimeout(() => reply.raw.destroy(), milliseconds);
  reply.raw.once('close', () => clearTimeout(timer));
};

import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import type { EventsOf } from '../kernel/events/event-schemas.ts';

/** Where it was given up: by a process, or on its way to a destination. */
export const deadLetterSources = ['process', 'outbox'] as const;
export type DeadLetterSource = (typeof deadLetterSources)[number];

const settled = z.object({ deadLetterId: z.string(), source: z.enum(deadLetterSources), name: z.string() });

/** Streams `dead-letter-<deadLetterId>`: who settled it, and how. */
export const deadLetterEventSchemas = { DeadLetterRetried: settled, DeadLetterDiscarded: settled } as const;
export type DeadLetterEvent = EventsOf<typeof deadLetterEventSchemas>;

const body = z.strictObject({ id: z.uuid() });
const data = z.object({ id: z.string() });

export const retryDeadLetter = endpoint({
  name: 'retryDeadLetter',
  method: 'POST',
  path: '/system/dead-letters/retry',
  bases: ['admin'],
  access: ['1600.edit'],
  summary: 'Tries once more what a process, or the delivery to a destination, gave up.',
  body,
  data,
  command: true,
});

export const discardDeadLetter = endpoint({
  name: 'discardDeadLetter',
  method: 'POST',
  path: '/system/dead-letters/discard',
  bases: ['admin'],
  access: ['1600.delete'],
  summary: 'Drops what a process, or the delivery to a destination, gave up: it is never done.',
  body,
  data,
  command: true,
});

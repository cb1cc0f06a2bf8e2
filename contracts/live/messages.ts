import { z } from 'zod';

/** The most that one message names. */
export const MAX_TOPICS_AT_ONCE = 50;

/** What a browser says on the live socket. `since` is the last position it saw: what it missed comes first, in order, once. */
export const clientMessageSchema = z.strictObject({
  subscribe: z.array(z.string().max(100)).max(MAX_TOPICS_AT_ONCE).optional(),
  unsubscribe: z.array(z.string().max(100)).max(MAX_TOPICS_AT_ONCE).optional(),
  since: z.string().max(45).optional(),
});
export type ClientMessage = z.output<typeof clientMessageSchema>;

/** One committed fact, as much of it as a browser needs to know what to read again. */
export interface LiveNotice {
  position: string;
  type: string;
  streamId: string;
  version: number;
  /** The stream's state after it. */
  state?: string;
  recordedAt: string;
  /** Who did it; left out for sellers (R6.39). */
  actor?: string;
}

/** What the server says. `position` is a watermark: everything before it that concerns this browser has been sent. */
export type ServerMessage =
  | { subscribed: string[]; position: string }
  | { topic: string; notices: LiveNotice[]; position: string }
  /** The others who follow a topic that tells who is there, by name: said to whoever joins, and whenever it changes. */
  | { topic: string; present: string[] }
  /** Too much was missed: read the topic's data again. */
  | { reset: string; position: string }
  /** Of the topics that were just asked for, so many; `subscribed` names the others. */
  | { refused: number; reason: 'Forbidden' }
  | { position: string }
  /** The session is over; signing in again is needed. */
  | { ended: 'Unauthorized' | 'Suspended' };

/** How often a quiet socket hears the watermark. */
export const heartbeatMs = 15_000;

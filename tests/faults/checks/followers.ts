import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { topicsOf } from '#contracts/topics.ts';
import { parsePosition } from '#contracts/kernel/events/recorded-event.ts';
import { demoLog } from '#tests/support/demo-log.ts';
import type { Follower } from '../follower.ts';
import type { Check } from './check.ts';

/** How long after the last command a socket may be told of it, in ms. */
const patience = 20_000;

/** Everyone who follows was told of each fact once and in the log's order, however often their socket was lost. */
export const followersConverge: Check = async ({ pool, followers }) => (await Promise.all(followers.map((one) => told(pool, one)))).flat();

const told = async (pool: Pool, follower: Follower): Promise<string[]> => {
  const { topic, heard, from } = follower;
  const logged = await factsOf(pool, topic, from());
  for (const until = performance.now() + patience; performance.now() < until && heard.length < logged.length;) await sleep(50);
  const facts = heard.map(({ streamId, version }) => `${streamId} ${version}`);
  const at = logged.findIndex((fact, index) => fact !== facts[index]);
  if (at < 0 && facts.length === logged.length) return [];
  return [`${topic}: ${logged.length} facts, ${facts.length} told; the ${at + 1}th is "${logged[at]}" and was told as "${facts[at]}"`];
};

const factsOf = async (pool: Pool, topic: string, from: string): Promise<string[]> => {
  const events = await demoLog(pool).readAfter(parsePosition(from), 1_000_000);
  return events
    .filter(({ event: { streamId, metadata } }) => topicsOf({ streamId, tags: metadata.tags }).includes(topic))
    .map(({ event: { streamId, version } }) => `${streamId} ${version}`);
};

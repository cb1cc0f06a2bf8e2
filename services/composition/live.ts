import type { Pool } from 'pg';
import type { Tags } from '#contracts/kernel/events/recorded-event.ts';
import type { TopicStreams } from '#contracts/kernel/topics/topic.ts';
import type { NoticeFeed } from '#kernel/bus/notices.ts';
import type { Clock } from '#kernel/clock.ts';
import { liveGateway, type LiveGateway, type LiveOptions } from '../live/gateway.ts';
import { mayFollow } from '../live/may-follow.ts';
import { pgTickets, type Tickets } from '../live/tickets.ts';
import type { Callers } from './callers.ts';

interface LiveParts extends Pick<Callers, 'sessions' | 'viewers'>, Pick<LiveOptions, 'onDispatched' | 'nodes'> {
  pool: Pool;
  clock: Clock;
  noticeFeed: NoticeFeed;
  origins: readonly string[];
}

/** The live gateway; a session that ends takes its sockets along. */
export const openLive = ({
  pool,
  clock,
  sessions,
  viewers,
  noticeFeed,
  nodes,
  origins,
  onDispatched,
}: LiveParts): { live: LiveGateway; tickets: Tickets } => {
  const tickets = pgTickets(pool, viewers, clock);
  const streams: TopicStreams = { tagsOf: (streamId) => lastTags(pool, streamId), firstDataOf: (streamId) => firstData(pool, streamId) };
  const live = liveGateway({ feed: noticeFeed, tickets, mayFollow: mayFollow(streams), nodes, running: sessions.running, origins, onDispatched });
  sessions.onEnded((ended) =>
    live.endSessions((viewer) => ('sessionId' in ended ? viewer.sessionId === ended.sessionId : viewer.accountId === ended.accountId)),
  );
  return { live, tickets };
};

/** Whose a stream is now: what its last event says. */
const lastTags = async (pool: Pool, streamId: string): Promise<Tags | undefined> => {
  const text = "SELECT metadata->'tags' AS tags FROM events WHERE stream_id = $1 ORDER BY version DESC LIMIT 1";
  const { rows } = await pool.query<{ tags: Tags }>({ name: 'last-tags', text, values: [streamId] });
  return rows[0]?.tags;
};

/** As it began. */
const firstData = async (pool: Pool, streamId: string): Promise<Record<string, unknown> | undefined> => {
  const text = 'SELECT data FROM events WHERE stream_id = $1 AND version = 1';
  const { rows } = await pool.query<{ data: Record<string, unknown> }>({ name: 'first-data', text, values: [streamId] });
  return rows[0]?.data;
};

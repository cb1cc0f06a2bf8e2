import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { accountViewers } from '../accounts/viewers.ts';
import type { Clock } from '#kernel/clock.ts';
import { pgSessions } from '#kernel/sessions/sessions.ts';
import { jwtTokens } from '#kernel/sessions/tokens.ts';
import type { History } from './history.ts';

interface CallersParts extends Pick<History, 'log' | 'noticeFeed'> {
  app: FastifyInstance;
  pool: Pool;
  clock: Clock;
}

/** Who calls: sessions, their tokens, and what their accounts are, kept up to date by what happens on any node. */
export const openCallers = ({ app, pool, log, noticeFeed, clock }: CallersParts) => {
  const sessions = pgSessions(pool, clock);
  const tokens = jwtTokens(app.jwt, clock);
  const viewers = accountViewers({ tokens, sessions, log, clock });
  const stopHearing = noticeFeed.follow((notices) => viewers.changed(notices.map(({ streamId }) => streamId)));
  return { sessions, tokens, viewers, stopHearing };
};

export type Callers = ReturnType<typeof openCallers>;

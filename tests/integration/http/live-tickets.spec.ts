import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { ticketSeconds } from '#contracts/live/tickets.ts';
import { sessionsMigration } from '#kernel/migrations/0005-sessions.ts';
import { aSeller } from '#services/aggregates/item/viewer-examples.ts';
import { pgTickets, type Tickets } from '#services/live/tickets.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { settableClock } from '#tests/support/settable-clock.ts';

const viewer: Viewer = { ...aSeller(), sessionId: '0190a5b8-0000-7000-8000-000000000000' };
const clock = settableClock();
let database: TestDatabase;
let tickets: Tickets;
beforeAll(async () => {
  database = await freshDatabase({ migrations: [sessionsMigration] });
  tickets = pgTickets(database.pool, { ofSession: async () => viewer }, clock);
});
afterAll(() => database.close());

describe('Rule: a ticket opens one socket, within half a minute', () => {
  it('not a moment later', async () => {
    const [used, late] = [await tickets.open(viewer, 'business'), await tickets.open(viewer, 'business')];
    clock.pass(ticketSeconds * 1000 - 1);
    expect(await tickets.redeem(used)).toEqual(viewer);
    clock.pass(1);
    expect(await tickets.redeem(late)).toEqual(reject('Unauthorized'));
  });

  it('and one of many who try it at once', async () => {
    const ticket = await tickets.open(viewer, 'business');
    const tries = await Promise.all(Array.from({ length: 8 }, () => tickets.redeem(ticket)));
    expect(tries.filter((viewer) => !isRejection(viewer))).toEqual([viewer]);
  });

  it('and nobody who reads the table learns of it', async () => {
    const ticket = await tickets.open(viewer, 'business');
    const { rows } = await database.pool.query<{ all: string }>('SELECT live_tickets::text AS all FROM live_tickets');
    expect(rows.map((row) => row.all).join()).not.toContain(ticket);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { aggregateCache } from '#kernel/commands/aggregate-cache.ts';
import { change } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

type Counted = DomainEvent<'Counted', { by: number }>;
const counter = streamType<{ sum: number }, Counted>({
  prefix: 'counter',
  initial: { sum: 0 },
  evolve: ({ sum }, { data }) => ({ sum: sum + data.by }),
  tags: () => ({}),
});
const context: CommandContext = { actor: { accountId: 'a-1', name: 'Lin', terminal: 'warehouse' }, correlationId: 'c-1', causationId: 'r-1' };

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase()));
afterAll(() => database.close());

/** A node that hears nothing of the others, and so takes for known whatever it knew last. */
const node = () => {
  const { run } = commands(postgresEventLog(database.pool), systemClock, newIds, aggregateCache());
  return async (id: string): Promise<number> => {
    const result = await run(context, async (load) => {
      const count = await load.one(counter, id);
      return { decision: accept(change(count, { type: 'Counted', data: { by: 1 } })), answer: count.sum + 1 };
    });
    if (result.kind !== 'accepted') throw new Error(`Rejected: ${result.rejection.rejected}`);
    return result.answer;
  };
};

describe('Rule: what another node did counts, also where nobody told of it', () => {
  it('for one stream, in turns', async () => {
    const [one, two] = [node(), node()];
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn++) counts.push(await one('turns'), await one('turns'), await two('turns'));
    expect(counts).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('for some of those that are committed together', async () => {
    const [one, two] = [node(), node()];
    const ids = Array.from({ length: 16 }, (_, index) => `together-${index}`);
    await Promise.all(ids.map(one));
    await Promise.all(ids.map(one));
    const others = ids.filter((_, index) => index % 5 === 0);
    await Promise.all(others.map(two));
    expect(await Promise.all(ids.map(one))).toEqual(ids.map((id) => (others.includes(id) ? 4 : 3)));
    const { rows } = await database.pool.query("SELECT count(*)::integer AS events FROM events WHERE stream_id LIKE 'counter-together-%'");
    expect(rows).toEqual([{ events: 3 * ids.length + others.length }]);
  });
});

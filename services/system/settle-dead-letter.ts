import { discardDeadLetter, retryDeadLetter, type DeadLetterEvent } from '#contracts/system/dead-letters.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome, type CommandOutcome } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import { change } from '#kernel/commands/loaded.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { removeMessage, requestDelivery } from '#kernel/outbox/outbox-rows.ts';
import { removeDeadLetter, requestRetry } from '#kernel/processes/dead-letters.ts';
import type { FoundDeadLetter } from './dead-letters.ts';

/** How often it was settled: two who settle it at once do not both. */
const deadLetterStream = streamType<{ timesSettled: number }, DeadLetterEvent>({
  prefix: 'dead-letter',
  initial: { timesSettled: 0 },
  evolve: ({ timesSettled }) => ({ timesSettled: timesSettled + 1 }),
  tags: () => ({}),
});

type Find = (id: string) => Promise<FoundDeadLetter | undefined>;
type Rows = Record<FoundDeadLetter['source'], (id: string) => ExtraStatement>;

const retries: Rows = { process: requestRetry, outbox: requestDelivery };
const removals: Rows = { process: removeDeadLetter, outbox: removeMessage };

/** What a person decides about what was given up: an event of theirs, in one transaction with the row. */
const settling =
  (find: Find, type: DeadLetterEvent['type'], rows: Rows) =>
  async ({ body: { id } }: { body: { id: string } }, load: Load): Promise<Rejection | CommandOutcome<{ id: string }>> => {
    const letter = await load.one(deadLetterStream, id);
    const found = await find(id);
    if (!found) return reject('NotFound', { field: 'id' });
    return toOutcome(accept(change(letter, { type, data: { deadLetterId: id, ...found } })), { id }, [rows[found.source](id)]);
  };

export const deadLetterRoutes = (find: Find) => [
  commandRoute(retryDeadLetter, settling(find, 'DeadLetterRetried', retries)),
  commandRoute(discardDeadLetter, settling(find, 'DeadLetterDiscarded', removals)),
];

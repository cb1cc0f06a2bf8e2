import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { BodyOf, DataOf, Endpoint, QueryOf } from '#contracts/kernel/endpoint.ts';
import type { Actor } from '#contracts/kernel/events/recorded-event.ts';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { commands, type Handle } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { AggregateCache } from '#kernel/commands/aggregate-cache.ts';
import type { NewIds } from '#kernel/ids.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';

/** One who acts in the demo world, as the server would know the signed-in caller. */
export type Player = Omit<Viewer, 'sessionId' | 'requestId'>;

export interface Stage {
  clock: Clock;
  /** Runs a use case as its caller would over HTTP. A refusal is a mistake in the story and ends the building. */
  act<E extends Endpoint<any, any, any>>(
    player: Player,
    route: CommandRoute<E>,
    body: BodyOf<E>,
    query?: QueryOf<E>,
    file?: UploadedFile,
  ): Promise<DataOf<E>>;
  /** Runs what a nightly job runs. */
  run<Answer>(job: string, handle: Handle<Answer>): Promise<Answer>;
}

export interface StageParts {
  log: EventLog;
  clock: Clock;
  ids: NewIds;
  requestIds: NewIds;
  numbers: Numbers;
  /** Of the streams that were used last; a few thousand when absent. */
  known?: AggregateCache;
  /** Told of every call, so that a test can hold it against the contract. */
  onCall?: (endpoint: Endpoint, body: unknown, player: Player) => void;
}

/** Everyone calls on the base of their own terminal; an administrator who acts for a shop, on the sellers'. */
export const baseOf = ({ terminal, shopId }: Player): Base => (terminal === 'admin' && shopId !== undefined ? 'business' : homeOf[terminal]);

const homeOf: Record<Terminal, Base> = { admin: 'admin', warehouse: 'warehouse', business: 'business', shopUser: 'business' };

export const stage = ({ log, clock, ids, requestIds, numbers, known, onCall }: StageParts): Stage => {
  const kernel = commands(log, clock, ids, known);

  const settle = async <Answer>(actor: Actor, requestId: string, what: string, handle: Handle<Answer>): Promise<Answer> => {
    const result = await kernel.run({ actor, correlationId: requestId, causationId: requestId }, handle);
    if (result.kind === 'rejected') throw new Error(refusalWords(what, actor, result.rejection, clock.now()));
    return result.answer;
  };

  return {
    clock,
    act: (player, route, body, query, file) => {
      onCall?.(route.endpoint, body, player);
      const requestId = requestIds.eventId();
      const viewer: Viewer = { ...player, requestId, sessionId: 'demo' };
      const call = {
        viewer,
        anonymous: false,
        body,
        query: query as never,
        ip: '127.0.0.1',
        base: baseOf(player),
        now: clock.now(),
        numbers,
        ...(file && { file }),
      };
      return settle(actorOf(player), requestId, route.endpoint.name, (load) => route.handle(call, load));
    },
    run: (job, handle) => settle({ accountId: job, name: job, terminal: 'system' }, requestIds.eventId(), job, handle),
  };
};

const actorOf = ({ accountId, name, terminal, shopId }: Player): Actor => ({
  accountId,
  name,
  terminal,
  ...(terminal !== 'admin' && shopId !== undefined && { shopId }),
});

const refusalWords = (what: string, actor: Actor, { rejected, field, params }: Rejection, now: Date): string =>
  `${what} by ${actor.name} at ${now.toISOString()}: ${rejected} ${field ?? ''} ${JSON.stringify(params ?? {})}`;

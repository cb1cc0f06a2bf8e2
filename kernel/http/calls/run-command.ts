import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { positionHeader, positionText, type LogPosition, type RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Call, UploadedFile } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import type { IdempotencyStore } from '#kernel/event-store/idempotency-store.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { header } from './request-context.ts';

export interface CommandParts {
  commands: Commands;
  idempotencyStore: Pick<IdempotencyStore, 'find'>;
  numbers: Numbers;
  clock: Clock;
  /** Told of what a command appended, before its answer leaves. */
  committed?: (events: readonly RecordedEvent[]) => void;
  /** Told how each command ended. */
  ended?: (command: string, end: CommandEnd) => void;
}

type Ran = { kind: 'accepted' | 'repeated'; answer: unknown; position?: LogPosition } | { kind: 'rejected'; rejection: Rejection };
export type CommandEnd = Ran | { kind: 'failed' };

const MAX_KEY_LENGTH = 200;

/** Runs a command once per Idempotency-Key: the same request again gets the first answer, another request with that key is refused. */
export const runCommand = async (
  route: CommandRoute,
  call: Call<CommandRoute['endpoint']>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  parts: CommandParts,
): Promise<unknown> => {
  const { name } = route.endpoint;
  try {
    const ran = await runOnce(route, call, request, parts);
    parts.ended?.(name, ran);
    if (ran.kind === 'rejected') return ran.rejection;
    if (ran.position) reply.header(positionHeader, positionText(ran.position));
    return ran.answer;
  } catch (failure) {
    parts.ended?.(name, { kind: 'failed' });
    throw failure;
  }
};

const runOnce = async (
  route: CommandRoute,
  call: Call<CommandRoute['endpoint']>,
  request: FastifyRequest,
  { commands, idempotencyStore, numbers, clock, committed }: CommandParts,
): Promise<Ran> => {
  const key = header(request, 'idempotency-key');
  if (!key && route.endpoint.keyRequired) return rejected(reject('KeyRequired', { field: 'Idempotency-Key' }));
  if (key && key.length > MAX_KEY_LENGTH) return rejected(reject('KeyTooLong', { field: 'Idempotency-Key', params: { max: MAX_KEY_LENGTH } }));
  const { accountId } = call.viewer;
  const idempotency = key ? { key, accountId, fingerprint: fingerprintOf(request, call.file) } : undefined;

  const firstAnswer = async (): Promise<Ran | undefined> => {
    const stored = idempotency && (await idempotencyStore.find(accountId, idempotency.key));
    if (!stored) return undefined;
    const isSame = stored.fingerprint === idempotency!.fingerprint;
    return isSame
      ? { kind: 'repeated', answer: stored.answer, position: stored.position }
      : rejected(reject('KeyReused', { field: 'Idempotency-Key' }));
  };

  const earlier = await firstAnswer();
  if (earlier) return earlier;

  const end = await route.begin?.(call);
  if (isRejection(end)) return (await firstAnswer()) ?? rejected(end);
  const result = await commands
    .run(contextOf(call.viewer, idempotency), (load) => route.handle({ ...call, now: clock.now(), numbers }, load))
    .finally(() => end?.());
  if (result.kind === 'accepted') {
    committed?.(result.events);
    return result;
  }
  // A twin of this request was faster, and what it changed may be the very reason of the refusal.
  return (await firstAnswer()) ?? result;
};

const rejected = (rejection: Rejection): Ran => ({ kind: 'rejected', rejection });

const fingerprintOf = ({ method, url, body }: FastifyRequest, file: UploadedFile | undefined): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}${file?.sha256 ?? ''}`)
    .digest('hex');

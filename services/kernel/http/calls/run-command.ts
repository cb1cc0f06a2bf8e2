import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Call } from '#contracts/kernel/route.ts';
import type { Clock } from '../../clock.ts';
import type { CommandRoute } from '../../commands/command-route.ts';
import type { CommandContext, Commands } from '../../commands/commands.ts';
import type { KeptAnswers } from '../../event-store/kept-answers.ts';
import type { Numbers } from '../../numbers.ts';
import { header } from './request-context.ts';

export interface CommandParts {
  commands: Commands;
  keptAnswers: Pick<KeptAnswers, 'find'>;
  numbers: Numbers;
  clock: Clock;
  /** Told of what a command appended, before its answer leaves. */
  committed?: (events: readonly RecordedEvent[]) => void;
}

const longestKey = 200;

/** Runs a command once per Idempotency-Key: the same request again gets the first answer, another request with that key is refused. */
export const runCommand = async (
  route: CommandRoute,
  call: Call<CommandRoute['endpoint']>,
  request: FastifyRequest,
  { commands, keptAnswers, numbers, clock, committed }: CommandParts,
): Promise<unknown> => {
  const key = header(request, 'idempotency-key');
  if (key && key.length > longestKey) return reject('KeyTooLong', { field: 'Idempotency-Key', params: { max: longestKey } });
  const { accountId } = call.viewer;
  const idempotency = key ? { key, accountId, fingerprint: fingerprintOf(request, call.file?.bytes) } : undefined;

  const firstAnswer = async (): Promise<{ answer: unknown } | Rejection | undefined> => {
    const kept = idempotency && (await keptAnswers.find(accountId, idempotency.key));
    if (!kept) return undefined;
    return kept.fingerprint === idempotency!.fingerprint ? { answer: kept.answer } : reject('KeyReused', { field: 'Idempotency-Key' });
  };

  const earlier = await firstAnswer();
  if (earlier) return isRejection(earlier) ? earlier : earlier.answer;

  const result = await commands.run(contextOf(call.viewer, idempotency), (load) => route.handle({ ...call, now: clock.now(), numbers }, load));
  if (result.kind === 'accepted') {
    committed?.(result.events);
    return result.answer;
  }
  // A twin of this request was faster.
  const twin = result.rejection.rejected === 'KeyInUse' ? await firstAnswer() : undefined;
  if (twin) return isRejection(twin) ? twin : twin.answer;
  return result.rejection;
};

const contextOf = ({ accountId, name, terminal, shopId, requestId }: Viewer, idempotency: CommandContext['idempotency']): CommandContext => ({
  actor: { accountId, name, terminal, ...(terminal !== 'admin' && shopId !== undefined && { shopId }) },
  correlationId: requestId,
  causationId: requestId,
  idempotency,
});

const fingerprintOf = ({ method, url, body }: FastifyRequest, file: Uint8Array | undefined): string => {
  const hash = createHash('sha256').update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`);
  return (file ? hash.update(file) : hash).digest('hex');
};

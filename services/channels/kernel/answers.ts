import type { z } from 'zod';
import type { ChannelFailure, ChannelFailureKind } from '#contracts/channels/channel-failures.ts';
import type { ChannelCall, OpAnswer, Reading, Session } from './port.ts';

export const refused = (kind: ChannelFailureKind, code: string): OpAnswer => ({ kind: 'refused', failure: { kind, code } });

/** What a write came to. */
export const answerOf = <Value>(answer: Reading<Value>, done: (value: Value) => OpAnswer): OpAnswer => {
  if (answer.kind === 'read') return done(answer.value);
  return answer.failure.kind === 'lost' ? { kind: 'lost' } : { kind: 'refused', failure: answer.failure };
};

/** A read that was lost changed nothing: it is made again. */
export const failedReading = (failure: ChannelFailure): ChannelFailure => (failure.kind === 'lost' ? { ...failure, kind: 'transient' } : failure);

/** One call and what its answer says, by the shape of the wire. An answer of another shape is our mistake: the contract has moved on. */
export const readAs = async <Wire extends z.ZodType>(
  session: Pick<Session, 'call'>,
  call: ChannelCall,
  wire: Wire,
  failureOf: (status: number, body: unknown) => ChannelFailure | undefined,
): Promise<Reading<z.output<Wire>>> => {
  const answer = await session.call(call);
  if (answer.kind === 'failed') return answer;
  const failure = failureOf(answer.status, answer.body);
  if (failure) return { kind: 'failed', failure };
  const parsed = wire.safeParse(answer.body);
  if (parsed.success) return { kind: 'read', value: parsed.data };
  const [issue] = parsed.error.issues;
  const code = `shape ${call.path.split('/').slice(0, 4).join('/')}: ${issue?.path.join('.')} ${issue?.code}`;
  // A write was carried out, whatever its answer looks like.
  return { kind: 'failed', failure: { kind: call.method === 'GET' ? 'ourMistake' : 'lost', code } };
};

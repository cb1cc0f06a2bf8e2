import type { Pool } from 'pg';
import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';
import { backoffMs, type Retries } from '#kernel/backoff.ts';
import type { ListingOp, Located, OpAnswer } from '../kernel/port.ts';
import { locateEveryMs, ticketEveryMs } from '../kernel/rhythm.ts';
import { noteCall, type OpenCall } from './call-log.ts';
import type { Tell } from './tell.ts';
import { putOff } from './wishes.ts';

/** What cannot be carried out by then is told to whoever wanted it. An end is never given up. */
const retries: Retries = { maxAttempts: 8, firstMs: 2_000, maxMs: 300_000 };
/** What was lost is looked for at once first: most answers are lost after the channel has done it. */
const FIRST_LOOK_MS = 3_000;
/** Not there twice: then it is not there. */
const LOOKS = 2;
const CONSENT_RETRY_MS = 60_000;

interface Parts {
  pool: Pool;
  tell: Tell;
  accountId: string;
}

/** What follows for the account: whether more may be sent. */
export type Then = 'goOn' | 'stop' | 'askSales';

type Call = Pick<OpenCall, 'op' | 'attempt'>;

/** One answer of a channel to one operation. */
export const settleAnswer = async (parts: Parts, call: Call, answer: OpAnswer, now: Date): Promise<Then> => {
  const { pool, tell } = parts;
  const { op } = call;
  const later = (ms: number) => new Date(now.getTime() + ms);
  switch (answer.kind) {
    case 'done':
      await tell.confirmed(op, answer);
      await noteCall(pool, call, now, { outcome: 'done', externalId: answer.externalId });
      return 'goOn';
    case 'accepted':
      await noteCall(pool, call, now, {
        outcome: 'accepted',
        ticket: answer.ticket,
        externalId: answer.externalId,
        lookAt: later(ticketEveryMs),
      });
      return 'goOn';
    case 'lost':
      await tell.lost(op);
      await noteCall(pool, call, now, { outcome: 'lost', lookAt: later(FIRST_LOOK_MS) });
      return 'goOn';
    case 'refused':
      return settleRefusal(parts, call, answer.failure, now);
  }
};

const settleRefusal = async ({ pool, tell, accountId }: Parts, call: Call, failure: ChannelFailure, now: Date): Promise<Then> => {
  const { op, attempt } = call;
  const { kind, code, retryAfterMs } = failure;
  const wait = async (ms: number, counts: boolean): Promise<Then> => {
    await putOff(pool, op, new Date(now.getTime() + ms), counts);
    await noteCall(pool, call, now, { outcome: kind, code });
    return 'stop';
  };
  const end = async (): Promise<Then> => {
    await tell.refused(op, failure);
    await noteCall(pool, call, now, { outcome: kind, code });
    return kind === 'alreadySold' ? 'askSales' : 'goOn';
  };
  switch (kind) {
    case 'transient':
      return attempt >= retries.maxAttempts && op.op !== 'withdraw' ? end() : wait(retryAfterMs ?? backoffMs(retries, attempt), true);
    case 'throttled':
    case 'revisionLimit':
      return wait(retryAfterMs ?? untilMidnight(now), false);
    case 'notAuthorised':
      await tell.consentLost(accountId, code);
      return wait(CONSENT_RETRY_MS, false);
    case 'gone':
    case 'alreadyDone':
      if (op.op !== 'withdraw' && kind === 'gone') return end();
      await tell.confirmed(op, {
        ...('externalId' in op && { externalId: op.externalId }),
        ...('priceCents' in op && { priceCents: op.priceCents }),
      });
      await noteCall(pool, call, now, { outcome: 'done', code });
      return 'goOn';
    case 'lost':
      await tell.lost(op);
      await noteCall(pool, call, now, { outcome: 'lost', code, lookAt: new Date(now.getTime() + FIRST_LOOK_MS) });
      return 'goOn';
    case 'alreadySold':
    case 'unsupported':
    case 'priceRefused':
    case 'ourMistake':
      return end();
  }
};

const untilMidnight = (now: Date): number => 86_400_000 - (now.getTime() % 86_400_000);

/** What was found of an operation whose answer was lost. */
export const settleLocated = async ({ pool, tell }: Parts, call: OpenCall, located: Located, now: Date): Promise<void> => {
  const { op, looks } = call;
  const lookAgain = () => noteCall(pool, call, now, { outcome: 'lost', lookAt: new Date(now.getTime() + locateEveryMs), looked: true });
  if (located.kind === 'cannotTell') return noteCall(pool, call, now, { outcome: 'lost', lookAt: new Date(now.getTime() + locateEveryMs) });
  if (isDone(op, located)) {
    await tell.found(op, 'done', located.kind === 'found' ? shownOf(op, located) : {});
    return noteCall(pool, call, now, { outcome: 'done', ...(located.kind === 'found' && { externalId: located.externalId }) });
  }
  // It may still be on its way there.
  if (looks + 1 < LOOKS) return lookAgain();
  await tell.found(op, 'notThere');
  return noteCall(pool, call, now, { outcome: 'notThere' });
};

const isDone = (op: ListingOp, located: Exclude<Located, { kind: 'cannotTell' }>): boolean => {
  switch (op.op) {
    case 'publish':
      return located.kind === 'found';
    case 'reprice':
      // What is for sale no more keeps no price: its sale or its end is told by itself.
      return located.kind === 'found' && (!located.isLive || located.priceCents === op.priceCents);
    case 'withdraw':
      return located.kind === 'notThere' || !located.isLive;
  }
};

const shownOf = (op: ListingOp, { externalId, priceCents }: Extract<Located, { kind: 'found' }>) =>
  op.op === 'withdraw' ? {} : { externalId, ...(priceCents > 0 && { priceCents }) };

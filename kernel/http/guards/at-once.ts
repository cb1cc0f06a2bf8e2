import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { busy, turns, type TurnLimits } from '#kernel/turns.ts';

declare module 'fastify' {
  interface FastifyInstance {
    workAtOnce: WorkAtOnce;
  }
}

/** What one account may have under way at once on this node. */
export interface WorkAtOnce {
  /** Runs a read when it is the account's turn. A page asks for some ten things when it opens, each of which takes milliseconds. */
  read(accountId: string, work: () => Promise<unknown>): Promise<unknown>;
  /** Waits until a long body of the account may be read; it ends with the answer. */
  body(accountId: string, endpoint: Pick<Endpoint, 'multipart'>, reply: FastifyReply): Promise<Rejection | undefined>;
}

const usual = {
  reads: { ofEach: { running: 4, waiting: 60 }, patience: 5_000 },
  /** A console sends the photos of a parcel together. */
  forms: { ofEach: { running: 6, waiting: 100 }, patience: 60_000 },
  /** They are held whole. */
  largeBodies: { ofEach: { running: 4, waiting: 20 }, patience: 10_000 },
};

const tooMuchAtOnce = reject('TooMuchAtOnce', { params: { seconds: 1 } });

export const registerWorkAtOnce = (app: FastifyInstance, isEnforced: boolean, limits: Partial<typeof usual> = {}): void => {
  const { reads, forms, largeBodies } = { ...usual, ...limits };
  app.decorate('workAtOnce', isEnforced ? { read: readsInTurn(reads), body: bodiesInTurn(forms, largeBodies) } : unbounded);
};

const unbounded: WorkAtOnce = { read: (_accountId, work) => work(), body: async () => undefined };

const readsInTurn = (limits: TurnLimits): WorkAtOnce['read'] => {
  const reads = turns(limits);
  return async (accountId, work) => {
    const answer = await reads.run(accountId, work);
    return answer === busy ? tooMuchAtOnce : answer;
  };
};

const bodiesInTurn = (formLimits: TurnLimits, largeBodyLimits: TurnLimits): WorkAtOnce['body'] => {
  const [forms, largeBodies] = [turns(formLimits), turns(largeBodyLimits)];
  return async (accountId, { multipart }, { raw }) => {
    const release = await (multipart ? forms : largeBodies).take(accountId);
    if (release === busy) return tooMuchAtOnce;
    // Whoever hung up while waiting has no answer that would end it.
    if (raw.destroyed) release();
    raw.once('finish', release).once('close', release);
    return undefined;
  };
};

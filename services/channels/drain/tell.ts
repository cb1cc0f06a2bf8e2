import type { ChannelFailure } from '#contracts/channels/channel-failures.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { Clock } from '#kernel/clock.ts';
import { confirmOperation, findOperation, loseOperation, refuseOperation } from '../../aggregates/listing/operations.ts';
import { channelAccountStream } from '../../aggregates/channel/channel-account.ts';
import { channelAccountMachine } from '../../aggregates/channel/channel-account.machine.ts';
import { accept, noChange } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { ListingOp } from '../kernel/port.ts';

interface Done {
  externalId?: string;
  priceCents?: number | undefined;
}

/** What became of an operation, told to its listing: one transaction each, and told twice it is told once. */
export interface Tell {
  confirmed(op: ListingOp, done: Done): Promise<void>;
  refused(op: ListingOp, failure: ChannelFailure): Promise<void>;
  lost(op: ListingOp): Promise<void>;
  found(op: ListingOp, as: 'done' | 'notThere', done?: Done): Promise<void>;
  consentLost(accountId: string, code: string): Promise<void>;
}

export const telling = ({ commands, clock }: { commands: Commands; clock: Clock }): Tell => {
  const contextOf = (id: string) => ({
    actor: { accountId: 'channels', name: 'channels', terminal: 'system' as const },
    correlationId: id,
    causationId: id,
  });
  const run = async (id: string, handle: Parameters<Commands['run']>[1]): Promise<void> => {
    const result = await commands.run(contextOf(id), handle);
    if (result.kind === 'rejected') throw new Error(`A channel's answer was refused: ${result.rejection.rejected}`);
  };
  const named = ({ listingId, opId }: ListingOp) => ({ listingId, opId, now: clock.now() });
  const said = ({ externalId, priceCents }: Done) => ({ ...(externalId && { externalId }), ...(priceCents !== undefined && { priceCents }) });
  return {
    confirmed: (op, done) => run(op.opId, confirmOperation({ ...named(op), ...said(done) })),
    refused: (op, { kind, code }) =>
      run(op.opId, refuseOperation({ ...named(op), failure: kind, code, ...('priceCents' in op && { priceCents: op.priceCents }) })),
    lost: (op) => run(op.opId, loseOperation(named(op))),
    found: (op, as, done = {}) => run(op.opId, findOperation({ ...named(op), as, ...said(done) })),
    consentLost: (accountId, code) =>
      run(accountId, async (load) => {
        const account = await load.one(channelAccountStream, accountId);
        const mayBe = channelAccountMachine.mayOccur(account.state, 'ChannelConsentLost');
        return { decision: mayBe ? accept(change(account, { type: 'ChannelConsentLost', data: { code } })) : noChange, answer: null };
      }),
  };
};

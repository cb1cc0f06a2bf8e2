import type { Pool } from 'pg';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { systemClock, type Clock } from '#kernel/clock.ts';
import { commands, type CommandOutcome, type Commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { UnitOfWork } from '#kernel/commands/unit-of-work.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';

const context = { actor: { accountId: 'bench', name: 'Bench', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };

/** Commands on the log with every read model, as a node has them. */
export const commandsOn = (pool: Pool, clock: Clock = systemClock): Commands =>
  commands(postgresEventLog(pool, { inline: runInline(inlineProjections) }), clock, newIds);

/** Throws where it is refused. */
export const carryOut = async <Answer>(run: Commands, handle: (load: UnitOfWork) => Promise<CommandOutcome<Answer>>): Promise<Answer> => {
  const result = await run.run(context, handle);
  if (result.kind !== 'accepted') throw new Error(`A command of the bench was refused: ${JSON.stringify(result.rejection)}`);
  return result.answer;
};

/** All of these postings in one commit, those of a wallet in one append. */
export const post = (run: Commands, ofWallets: ReadonlyMap<number, readonly WalletPosted[]>): Promise<null> =>
  carryOut(run, async (load) => {
    const wallets = await load.many(walletStream, [...ofWallets.keys()]);
    const postings = [...ofWallets.values()];
    return { decision: accept(...wallets.map((wallet, index) => change(wallet, ...postings[index]!))), answer: null };
  });

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced, walletAccount } from '#contracts/ledger/accounts.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { commands } from '#kernel/commands/commands.ts';
import { memoryLog } from '#demo/engine/memory-log.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { addAccount, commandOf, moneyActs } from '#tests/support/money/money-acts.ts';
import { moneyModel } from '#tests/support/money/money-model.ts';

const shopIds = [101, 102, 103];
const context = { actor: { accountId: 'spec', name: 'Spec', terminal: 'system' }, correlationId: 'c', causationId: 'c' } as const;

describe('Rule: whatever people do to their wallets, they hold what plain sums say', () => {
  it('act by act, and what plain sums forbid is refused', () =>
    fc.assert(
      fc.asyncProperty(moneyActs(shopIds[0]!, shopIds.length), async (acts) => {
        const log = memoryLog();
        let ids = 0;
        const { run } = commands(log, { now: () => new Date('2026-11-20T14:00:00.000Z') }, { eventId: () => `e${++ids}` });
        const postings = () =>
          log.commits.flatMap(({ appends }) => appends.flatMap(({ events }) => events)).filter(({ type }) => type === 'WalletPosted');
        const dataOf = () => postings().map(({ data }) => data as WalletPosted['data']);
        const isPosted = async (id: string) => dataOf().some(({ postingId }) => postingId === id);
        const model = moneyModel();

        for (const shopId of shopIds) await run(context, addAccount(shopId));
        for (const act of acts) {
          const { kind } = await run(context, commandOf(act, isPosted));
          expect({ act, kind }).toEqual({ act, kind: model.happens(act) ? 'accepted' : 'rejected' });
        }

        const wallets: { shopId: number; posted: number; held: number }[] = [];
        await run(context, async (load) => {
          const loaded = await load.many(walletStream, shopIds);
          wallets.push(...loaded.map(({ postedCents, heldCents }, index) => ({ shopId: shopIds[index]!, posted: postedCents, held: heldCents })));
          return { decision: { changes: [] }, answer: undefined };
        });
        expect(wallets.filter(({ posted, held }) => posted !== 0 || held !== 0)).toEqual(model.wallets());
        expect(dataOf().every(({ entries }) => isBalanced(entries))).toBe(true);
        const owed = dataOf().flatMap(({ entries }) => entries.filter(({ account }) => account !== walletAccount));
        const total = owed.reduce((sum, { side, cents }) => sum + (side === 'D' ? cents : -cents), 0);
        expect(total).toBe(model.wallets().reduce((sum, { posted }) => sum + posted, 0));
      }),
      { numRuns: 60 },
    ));
});

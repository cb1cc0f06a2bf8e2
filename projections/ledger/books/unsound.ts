import { isBalanced, walletAccount, type Entry } from '#contracts/ledger/accounts.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import type { Break } from '#contracts/ledger/books.ts';
import { walletCents } from '#contracts/ledger/posting.ts';
import type { Posting } from './recorded-posting.ts';

/** What a posting says that cannot be, by itself: sides that differ, another's wallet, an amount that its basis does not lead to. */
export const unsound = (posting: Posting): Break[] => {
  const { type, data } = posting;
  const where = data.postingId;
  const found: Break[] = [];
  if (!isBalanced(data.entries))
    found.push({ invariant: 'balanced', where, expected: 'debits and credits of one sum', found: JSON.stringify(data.entries) });
  const wallets = data.entries.filter(({ account }) => account === walletAccount).length;
  if (wallets !== (type === 'WalletPosted' ? 1 : 0))
    found.push({ invariant: 'balanced', where, expected: 'its own wallet alone', found: `${wallets} wallets` });
  const amount = amountPosted(posting);
  if (amount !== amountOf(data.basis)) found.push({ invariant: 'explained', where, expected: String(amountOf(data.basis)), found: String(amount) });
  return found;
};

const debits = (entries: readonly Entry[]): number => entries.reduce((sum, { side, cents }) => (side === 'D' ? sum + cents : sum), 0);

/** In cents: what it moves of its wallet, or between accounts of the operator. */
export const amountPosted = ({ type, data }: Posting): number =>
  type === 'WalletPosted' ? Math.abs(walletCents(data.entries, data.shopId)) : debits(data.entries);

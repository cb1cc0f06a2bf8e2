import { amountOf, type BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletPosting, type Said } from './wallet-posting.ts';

interface LabelSaid extends Said<BasisOf<'label'>> {
  carrier: string;
}

/** What a bought label costs in all; `id` is its number. */
export const labelFee = ({ carrier, ...said }: LabelSaid): WalletPosted =>
  walletPosting('labelFee', 'label', said, [{ account: 'liabilities:carrier', sub: carrier, cents: amountOf(said.basis) }]);

/** What the carrier has given back for a voided label; `id` is its number. */
export const labelRefund = ({ carrier, ...said }: LabelSaid): WalletPosted =>
  walletPosting('labelRefund', 'label', said, [{ account: 'liabilities:carrier', sub: carrier, cents: amountOf(said.basis) }]);

import { amountOf, surchargeCents, type BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { walletPosting, type Counter, type Said } from './wallet-posting.ts';

interface LabelSaid extends Said<BasisOf<'label'>> {
  carrier: string;
}

/** The carrier gets what it asks, the operator its surcharge. */
const sharesOf = (carrier: string, basis: BasisOf<'label'>): Counter[] => {
  const surcharge = surchargeCents(basis);
  return [
    { account: 'liabilities:carrier', sub: carrier, cents: amountOf(basis) - surcharge },
    { account: 'income:fee', sub: 'label', cents: surcharge },
  ];
};

/** What a bought label costs in all; `id` is its number. */
export const labelFee = ({ carrier, ...said }: LabelSaid): WalletPosted => walletPosting('labelFee', 'label', said, sharesOf(carrier, said.basis));

/** What the carrier has given back for a voided label; `id` is its number. */
export const labelRefund = ({ carrier, ...said }: LabelSaid): WalletPosted =>
  walletPosting('labelRefund', 'label', said, sharesOf(carrier, said.basis));

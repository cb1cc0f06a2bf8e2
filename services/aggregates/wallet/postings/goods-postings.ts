import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { ownMarket } from '#contracts/requests/consignment-platforms.ts';
import { amountOf, type BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { against, walletPosting, type Said } from './wallet-posting.ts';

/** Where what a platform owes for what it sold stands. */
export const ofPlatform = (platform: string) => ({ account: 'assets:clearing', sub: `platform:${platform}` }) as const;

/** The posting of an order by which the operator bought. */
export const purchaseId = (oddNo: string): string => `cashoutCollection-${oddNo}`;

/** What the operator pays for goods that it buys; `id` is the number of the request. Each item lies in the books at its price. */
export const cashOutCollection = (said: Said<BasisOf<'sale'>>): WalletPosted =>
  walletPosting('cashoutCollection', 'order', said, [{ account: 'assets:goods', cents: amountOf(said.basis) }]);

interface CashOutDeduction extends Said {
  /** What the goods stand in the books at, in cents. */
  costCents: number;
}

/** Goods that were not what was paid for: their price comes back, up to their cost out of the stock. */
export const cashOutDeduction = ({ costCents, ...said }: CashOutDeduction): WalletPosted => {
  const whole = amountOf(said.basis);
  const cost = Math.min(costCents, whole);
  return walletPosting('cashoutDeduction', 'order', said, [
    { account: 'assets:goods', cents: cost },
    { account: 'income:sales', cents: whole - cost },
  ]);
};

interface OfPlatform extends Said {
  platform: string;
}

/** What was sold for the seller, gross, once its platform owes it; `id` is the number of the order. */
export const consignmentCollection = ({ platform, ...said }: OfPlatform): WalletPosted =>
  walletPosting('consignmentCollection', 'order', said, [{ ...ofPlatform(platform), cents: amountOf(said.basis) }]);

/** What the platform keeps of a sale; the operator earns it where the market is its own. */
export const platformFee = ({ platform, ...said }: OfPlatform): WalletPosted => {
  const kept: AccountPart = platform === ownMarket ? { account: 'income:fee', sub: 'platform' } : ofPlatform(platform);
  return walletPosting('platformFee', 'order', said, [{ ...kept, cents: amountOf(said.basis) }]);
};

/** The buyer sent it back after the seller was paid. */
export const platformReturnDeduction = ({ platform, ...said }: OfPlatform): WalletPosted =>
  walletPosting('platformReturnDeduction', 'order', said, [{ ...ofPlatform(platform), cents: amountOf(said.basis) }]);

/** What the operator earns of a sale. */
export const consignmentFee = against('consignmentFee', 'order', { account: 'income:fee', sub: 'consignment' });

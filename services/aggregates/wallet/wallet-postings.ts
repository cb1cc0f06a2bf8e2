import { directionOf, type TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { walletAccount, type OperatorAccount, type ReferenceKind, type WalletPosted } from '#contracts/wallet/wallet-events.ts';

/** What a posting says beside its type: whose wallet, what it is about, how much (cents, at least 1), and a note for the reader. */
interface Said {
  shopId: number;
  /** The number of what it is about; a type is posted once for each, or refused as `AlreadyPosted`. */
  id: string;
  cents: number;
  remark: string;
}

/** What is the same for all postings of a type; the direction of its type says which side gains. */
interface Template {
  type: TransactionTypeName;
  about: ReferenceKind;
  against: OperatorAccount;
}

const posting =
  ({ type, about, against }: Template) =>
  ({ shopId, id, cents, remark }: Said): WalletPosted => {
    const amountCents = directionOf(type) === 'in' ? cents : -cents;
    return {
      type: 'WalletPosted',
      data: {
        postingId: `${type}-${id}`,
        shopId,
        type,
        entries: [
          { account: walletAccount(shopId), amountCents },
          { account: against, amountCents: -amountCents },
        ],
        reference: { kind: about, id },
        remark,
      },
    };
  };

/** Money that was received for the shop; `id` is the number of the recharge. */
export const recharge = posting({ type: 'recharge', about: 'recharge', against: 'operator:bank' });

/** What a bought label costs in all; `id` is its number. */
export const labelFee = posting({ type: 'labelFee', about: 'label', against: 'operator:labels' });

/** What the carrier has given back for a voided label; `id` is its number. */
export const labelRefund = posting({ type: 'labelRefund', about: 'label', against: 'operator:labels' });

/** What the operator pays for goods that it buys; `id` is the number of the cash-out. */
export const cashOutCollection = posting({ type: 'cashoutCollection', about: 'order', against: 'operator:goods' });

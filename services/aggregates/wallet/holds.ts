import { numbered } from './numbered.ts';
import type { Wallet } from './wallet.ts';
import type { ReleaseReason, WalletEvent, WalletHeld } from '#contracts/wallet/wallet-events.ts';

interface Hold extends Omit<WalletHeld['data'], 'holdId' | 'currency'> {
  /** Which of the holds for the same thing it is, where what it costs may change. */
  ordinal?: number;
}

/** Sets money aside for one thing; its id follows from what that is, so that it is held for once. */
export const hold = ({ ordinal, ...said }: Hold): WalletHeld => ({
  type: 'WalletHeld',
  data: { ...said, holdId: holdIdOf(said.reference, ordinal), currency: 'USD' },
});

export const holdIdOf = ({ kind, id }: Hold['reference'], ordinal = 1): string => numbered(`${kind}-${id}`, ordinal);

/** Gives back what a hold still has; nothing where it is resolved already. */
export const released = ({ holds }: Wallet, shopId: number, holdId: string, reason: ReleaseReason): WalletEvent[] => {
  const cents = holds[holdId];
  return cents === undefined ? [] : [{ type: 'HoldReleased', data: { holdId, shopId, cents, reason } }];
};

import type { Wallet } from './wallet.ts';
import type { ReleaseReason, WalletEvent, WalletHeld } from '#contracts/wallet/wallet-events.ts';

type Hold = Omit<WalletHeld['data'], 'holdId' | 'currency'>;

/** Sets money aside for one thing; its id follows from what that is, so that it is held for once. */
export const hold = (said: Hold): WalletHeld => ({
  type: 'WalletHeld',
  data: { ...said, holdId: holdIdOf(said.reference), currency: 'USD' },
});

export const holdIdOf = ({ kind, id }: Hold['reference']): string => `${kind}-${id}`;

/** Gives back what a hold still has; nothing where it is resolved already. */
export const released = ({ holds }: Wallet, shopId: number, holdId: string, reason: ReleaseReason): WalletEvent[] => {
  const cents = holds[holdId];
  return cents === undefined ? [] : [{ type: 'HoldReleased', data: { holdId, shopId, cents, reason } }];
};

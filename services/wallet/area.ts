import { area } from '#kernel/area.ts';
import { creditWalletRoute } from './credit-wallet.ts';
import { walletMigrations } from './migrations/index.ts';

export const walletArea = area({
  commands: [creditWalletRoute],
  migrations: walletMigrations,
});

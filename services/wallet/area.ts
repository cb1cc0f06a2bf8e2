import { area } from '#kernel/area.ts';
import { creditWalletRoute } from './credit-wallet.ts';
import { postingClaimsMigration } from './posting-claims-migration.ts';

export const walletArea = area({
  commands: [creditWalletRoute],
  migrations: [postingClaimsMigration],
});

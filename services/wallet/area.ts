import { area } from '#kernel/area.ts';
import { freezeWalletRoute, unfreezeWalletRoute } from './freeze-wallet.ts';
import { watchBalances } from './low-balance/watch-balances.ts';
import { reversePostingRoute } from './reversals/reverse-posting.ts';
import { walletMigrations } from './migrations/index.ts';

export const walletArea = area({
  commands: [freezeWalletRoute, unfreezeWalletRoute],
  wiredCommands: (needs: Parameters<typeof reversePostingRoute>[0]) => [reversePostingRoute(needs)],
  processes: [watchBalances],
  migrations: walletMigrations,
});

import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { creditWalletRoute } from './credit-wallet.ts';

export const walletRoutes: CommandRoute[] = [creditWalletRoute];

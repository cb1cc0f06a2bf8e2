import { creditWalletEndpoint } from './credit-wallet.ts';

export const walletEndpoints = [creditWalletEndpoint];

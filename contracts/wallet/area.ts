import { contract } from '../kernel/area.ts';
import { creditWalletEndpoint } from './credit-wallet.ts';
import { exportWalletRecords } from './export-wallet-records.ts';
import { getWallet, listWalletRecords } from './wallet-queries.ts';
import { walletRejections } from './wallet-rejections.ts';

export const walletContract = contract({
  endpoints: [creditWalletEndpoint, getWallet, listWalletRecords, exportWalletRecords],
  rejections: walletRejections,
});

import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { exportWalletRecords } from './export-wallet-records.ts';
import { freezeWalletEndpoint, unfreezeWalletEndpoint } from './finance/freeze-wallet.ts';
import { listMerchantWallets } from './finance/list-wallets.ts';
import { reversePostingEndpoint } from './finance/reverse-posting.ts';
import { explainPosting } from './reads/explain-posting.ts';
import { listExpectedMoney, listWalletHolds } from './reads/held-and-expected.ts';
import { getWalletMonth } from './reads/wallet-month.ts';
import { getWallet, listWalletRecords } from './wallet-queries.ts';
import { walletUpcasters } from './wallet-events.ts';
import { walletRejections } from './wallet-rejections.ts';
import { walletTopic, allWalletsTopic } from './wallet-topics.ts';

export const walletContract = contract({
  endpoints: [
    getWallet,
    listWalletHolds,
    listExpectedMoney,
    getWalletMonth,
    listWalletRecords,
    exportWalletRecords,
    explainPosting,
    reversePostingEndpoint,
    freezeWalletEndpoint,
    unfreezeWalletEndpoint,
    listMerchantWallets,
  ],
  rejections: walletRejections,
  upcasters: walletUpcasters,
  topics: [
    {
      kind: 'wallet',
      access: getWallet.access,
      scope: shopScope,
      of: { wallet: (id) => [walletTopic(Number(id)), allWalletsTopic], journal: () => [allWalletsTopic] },
    },
  ],
});

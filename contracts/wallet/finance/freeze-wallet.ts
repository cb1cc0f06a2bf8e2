import { z } from 'zod';
import { shopIdField } from '../../accounts/account-fields.ts';
import { reasonField } from '../../item/item-fields.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { walletCorrections } from '../wallet-access.ts';

const ofWallet = {
  method: 'POST',
  bases: ['admin'],
  access: walletCorrections,
  body: z.strictObject({ shopId: shopIdField, reason: reasonField }),
  data: z.object({ shopId: z.number().int() }),
  command: true,
} as const;

export const freezeWalletEndpoint = endpoint({
  ...ofWallet,
  name: 'freezeWallet',
  path: '/finance/wallets/freeze',
  summary: 'Stops every payment by the seller’s own act; what is charged by the operator and what comes in goes on.',
});

export const unfreezeWalletEndpoint = endpoint({
  ...ofWallet,
  name: 'unfreezeWallet',
  path: '/finance/wallets/unfreeze',
  summary: 'Lets the seller spend from the wallet again.',
});

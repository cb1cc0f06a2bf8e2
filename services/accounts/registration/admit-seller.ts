import { actionKeys } from '#contracts/kernel/access/permissions.ts';
import { admitSeller as endpoint } from '#contracts/accounts/registration/admit-seller.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type Account, type LoadedAccount } from '#services/aggregates/account/account.ts';
import { shopStream, type Shop, type LoadedShop } from '#services/aggregates/shop/shop.ts';
import { unchangedAccount } from '../unchanged-account.ts';
import { isApplicant } from './applicant.ts';

export type AdmitSeller = BodyOf<typeof endpoint>;

/** A refusal is not for good: whoever was refused can still be admitted. */
const requireAdmissible = (account: Account): Rejection | undefined => {
  if (!account.exists) return reject('AccountNotFound', { field: 'accountId' });
  return isApplicant(account) ? undefined : reject('NotAwaitingAdmission', { field: 'accountId' });
};

const requireNewShop = ({ shopId }: AdmitSeller, shop: Shop): Rejection | undefined =>
  shop.exists ? reject('ShopExists', { field: 'shopId', params: { shopId } }) : undefined;

/** The shop opens without any authorisation: those are given one by one. */
export const admitSeller = (command: AdmitSeller, { account, shop }: { account: LoadedAccount; shop: LoadedShop }): Decision => {
  const refusal = requireAdmissible(account) ?? requireNewShop(command, shop);
  if (refusal) return refusal;

  const { shopId, uid } = command;
  const permissions = [{ permissionId: 'business' as const, actions: [...actionKeys] }];
  const opened = { shopId, uid, realname: account.name, knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
  return {
    changes: [
      change(shop, { type: 'ShopCreated', data: opened }),
      change(account, {
        type: 'AccountChanged',
        data: { ...unchangedAccount(account), role: 'seller', shopId, warehouseIds: [], permissions },
      }),
    ],
    claims: [{ kind: 'shopUid', key: uid, owner: String(shopId), otherwise: reject('ShopUidTaken', { field: 'uid', params: { uid } }) }],
  };
};

export const admitSellerRoute = commandRoute(endpoint, async ({ body }, load) =>
  toOutcome(admitSeller(body, { account: await load.one(accountStream, body.accountId), shop: await load.one(shopStream, body.shopId) }), null),
);

import { actionKeys } from '#contracts/kernel/permissions.ts';
import { admitSeller as endpoint } from '#contracts/accounts/registration/admit-seller.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { decided } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/stream-type.ts';
import { accountStream, type Account } from '#services/aggregates/account/account.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import { unchangedAccount } from '../unchanged-account.ts';
import { isApplicant } from './applicant.ts';

export type AdmitSeller = BodyOf<typeof endpoint>;

/** A refusal is not for good: whoever was refused can still be admitted. */
const canBeAdmitted = (account: Account): Rejection | undefined => {
  if (!account.exists) return reject('AccountNotFound', { field: 'accountId' });
  return isApplicant(account) ? undefined : reject('NotAwaitingAdmission', { field: 'accountId' });
};

const shopIsNew = ({ shopId }: AdmitSeller, shop: Shop): Rejection | undefined =>
  shop.exists ? reject('ShopExists', { field: 'shopId', params: { shopId } }) : undefined;

/** The shop opens without any authorisation: those are given one by one. */
export const admitSeller = (command: AdmitSeller, account: Account, shop: Shop): Decision => {
  const refusal = canBeAdmitted(account) ?? shopIsNew(command, shop);
  if (refusal) return refusal;

  const { accountId, shopId, uid } = command;
  const permissions = [{ permissionId: 'business' as const, actions: [...actionKeys] }];
  const opened = { shopId, uid, realname: account.name, knetCrossListing: false, touchPro: false, fulfilmentProgramme: false };
  return {
    changes: [
      change(shopStream, shopId, { type: 'ShopCreated', data: opened }),
      change(accountStream, accountId, {
        type: 'AccountChanged',
        data: { ...unchangedAccount(account), role: 'seller', shopId, warehouseIds: [], permissions },
      }),
    ],
    claims: [{ kind: 'shopUid', key: uid, owner: String(shopId), otherwise: reject('ShopUidTaken', { field: 'uid', params: { uid } }) }],
  };
};

export const admitSellerRoute = commandRoute(endpoint, async ({ body }, load) =>
  decided(admitSeller(body, await load.one(accountStream, body.accountId), await load.one(shopStream, body.shopId)), null),
);

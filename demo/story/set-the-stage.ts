import { createAccountRoute } from '#services/accounts/create-account.ts';
import { connectAccountRoute } from '#services/channels/accounts/connect-account.ts';
import { setShiftPlanRoute } from '#services/floor/set-shift-plan.ts';
import { createShopRoute } from '#services/reference/create-shop.ts';
import { createSkuRoute } from '#services/reference/create-sku.ts';
import { createWarehouseRoute } from '#services/reference/create-warehouse.ts';
import { createShelfRoute } from '#services/shelving/create-shelf.ts';
import type { Cast } from '../cast/cast.ts';
import { founderOf, userTypeOf, type Crew, type Member } from '../cast/crew.ts';
import { commonPassword, demoSignIns } from '../cast/demo-sign-ins.ts';
import { uidOf } from '../cast/shops.ts';
import { grants } from '../cast/grants.ts';
import { shiftPlanOf } from '../cast/shift-plans.ts';
import type { CatalogueSku } from '../catalogue/catalogue.ts';
import type { Player, Stage } from '../engine/player.ts';
import type { KnownAccount } from '#services/aggregates/channel/account-for.ts';
import { channelAccounts } from '../cast/channel-accounts.ts';
import type { Shelves } from './shelves.ts';

/** How someone signs in. Passwords never enter the log: the composition root keeps their hashes. */
export interface Credential {
  accountId: string;
  login: string;
  password: string;
}

interface Newcomer extends Omit<Member, 'accountId'> {
  login: string;
  password: string;
  englishName: string;
  role: Parameters<typeof userTypeOf>[0];
}

interface Scene {
  cast: Cast;
  crew: Crew;
  shelves: Shelves;
  catalogue: readonly CatalogueSku[];
  /** Filled with the operator's accounts, as they are connected. */
  connected: KnownAccount[];
}

/** Warehouses, shelves, shops, people and products, before the first parcel. */
export const setTheStage = async (stage: Stage, { cast, crew, shelves, catalogue, connected }: Scene): Promise<Credential[]> => {
  const founder = founderOf(cast.warehouses);
  for (const { share: _share, shelfCapacity: _capacity, ...warehouse } of cast.warehouses) await stage.act(founder, createWarehouseRoute, warehouse);
  for (const warehouse of cast.warehouses) await stage.act(founder, setShiftPlanRoute, shiftPlanOf(warehouse));
  for (const shelf of cast.shelves) {
    const { shelfId } = await stage.act(founder, createShelfRoute, shelf);
    shelves.add({ ...shelf, shelfId });
  }
  for (const { shopId, realname, knetCrossListing, touchPro, fulfilmentProgramme } of cast.shops) {
    const shop = { shopId, uid: uidOf(shopId), realname, knetCrossListing, touchPro, fulfilmentProgramme };
    await stage.act(founder, createShopRoute, shop);
  }
  for (const { sku, brand, name, pku, sizes, image } of catalogue) await stage.act(founder, createSkuRoute, { sku, brand, name, pku, sizes, image });

  for (const account of channelAccounts) {
    const { accountId, state } = await stage.act(founder, connectAccountRoute({ channelSecrets: { keep: () => nothingBeside } }), account);
    connected.push({ accountId, kind: account.kind, shopId: null, state });
  }

  const credentials: Credential[] = [];
  for (const newcomer of newcomers(cast)) credentials.push(await hire(stage, crew, founder, newcomer));
  return credentials;
};

/** What a channel gave stands beside the log: the portal puts it there when it starts. */
const nothingBeside = { text: '', values: [] };

const newcomers = ({ staff, shops }: Cast): Newcomer[] => [
  ...demoSignIns.map((signIn) => ({ ...signIn, duty: signIn.grants })),
  ...staff.map((plan) => ({ ...plan, duty: plan.grants, userType: userTypeOf(plan.role), password: commonPassword })),
  ...shops.map(({ shopId, owner, ownerEnglishName, login }) => ({
    login,
    name: owner,
    englishName: ownerEnglishName,
    duty: 'seller' as const,
    role: 'seller' as const,
    userType: userTypeOf('seller'),
    shopId,
    warehouseIds: [],
    password: commonPassword,
  })),
];

const hire = async (stage: Stage, crew: Crew, founder: Player, newcomer: Newcomer): Promise<Credential> => {
  const { password, englishName, role, login, ...member } = newcomer;
  const { name, userType, duty, shopId, warehouseIds } = member;
  const { accountId } = await stage.act(founder, createAccountRoute, {
    login,
    name,
    englishName,
    email: `${login}@shelfline.example`,
    headImg: '',
    userType,
    role,
    ...(shopId !== undefined && { shopId }),
    warehouseIds: [...warehouseIds],
    permissions: grants[duty].map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
  });
  crew.join({ accountId, name, userType, duty, shopId, warehouseIds });
  return { accountId, login, password };
};

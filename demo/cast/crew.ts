import type { PermissionGrant } from '#contracts/kernel/access/permissions.ts';
import { roles, type Role } from '#contracts/accounts/roles.ts';
import { userTypes, type Terminal, type UserType } from '#contracts/kernel/access/viewer.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Player } from '../engine/player.ts';
import type { Random } from '../random.ts';
import { grants, type GrantSet } from './grants.ts';
import type { WarehousePlan } from './warehouses.ts';

/** Who acts in the world, by what they are there for. */
export interface Crew {
  join(member: Member): void;
  /** The same people, by another chance. */
  chosenBy(chance: Random): Crew;
  seller(shopId: number): Player;
  /** Someone of that duty; in a warehouse, one of its own floor. */
  onDuty(duty: GrantSet, warehouseId?: string): Player;
  all(duty: GrantSet, warehouseId?: string): readonly Player[];
  /** Works as shop 1 on the sellers' base, where code 200 counts as a seller's permission. */
  selfOperated(): Player;
}

export interface Member {
  accountId: string;
  name: string;
  userType: UserType;
  duty: GrantSet;
  shopId?: number;
  warehouseIds: readonly string[];
}

const terminals = Object.fromEntries(Object.entries(userTypes).map(([terminal, type]) => [type, terminal])) as Record<UserType, Terminal>;
export const userTypeOf = (role: Role): UserType => roles[role].userType;

export const crew = (random: Random, warehouses: readonly WarehousePlan[]): Crew => {
  const everywhere = idsOf(warehouses);
  const byDuty = new Map<string, Player[]>();
  const sellers = new Map<number, Player>();
  const all = (duty: GrantSet, warehouseId?: string): Player[] => byDuty.get(place(duty, warehouseId)) ?? [];

  const chosenBy = (chance: Random): Crew => {
    const onDuty = (duty: GrantSet, warehouseId?: string): Player => chance.pick(all(duty, warehouseId));
    return {
      join,
      chosenBy,
      seller: (shopId) => sellers.get(shopId)!,
      onDuty,
      all,
      selfOperated: () => {
        const player = onDuty('selfOperated');
        return { ...player, shopId: selfOperatedShop, permissions: [...player.permissions, ...grants.seller] };
      },
    };
  };

  const join = (member: Member): void => {
    const player = playerOf(member, everywhere);
    for (const warehouseId of member.warehouseIds.length > 0 ? member.warehouseIds : [''])
      byDuty.set(place(member.duty, warehouseId), [...all(member.duty, warehouseId), { ...player, warehouseId: warehouseId || undefined }]);
    if (member.duty === 'seller' && !sellers.has(member.shopId!)) sellers.set(member.shopId!, player);
  };

  return chosenBy(random);
};

const place = (duty: GrantSet, warehouseId = ''): string => `${duty} ${warehouseId}`;

const idsOf = (warehouses: readonly WarehousePlan[]): string[] => warehouses.map(({ warehouseId }) => warehouseId);

const playerOf = ({ accountId, name, userType, duty, shopId, warehouseIds }: Member, everywhere: readonly string[]): Player => ({
  accountId,
  name,
  terminal: terminals[userType],
  ...(shopId !== undefined && { shopId }),
  warehouseIds: userType === userTypes.admin ? everywhere : warehouseIds,
  permissions: grants[duty] as readonly PermissionGrant[],
  language: 'en_us',
  timeZone: 'UTC',
});

/** Who was there before the first account. */
export const founderOf = (warehouses: readonly WarehousePlan[]): Player => ({
  accountId: 'setup',
  name: 'Setup',
  terminal: 'admin',
  role: 'superAdministrator',
  warehouseIds: idsOf(warehouses),
  permissions: grants.everything,
  language: 'en_us',
  timeZone: 'UTC',
});

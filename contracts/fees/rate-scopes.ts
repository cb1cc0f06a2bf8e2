import { z } from 'zod';
import { shopIdField, warehouseIdField } from '../accounts/account-fields.ts';
import type { FeeService } from './fee-subjects.ts';

export const warehouseLevels = ['Basic', 'Advance'] as const;
export type WarehouseLevel = (typeof warehouseLevels)[number];

/** Whom a rate card holds for. */
export const rateScopeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('platform') }),
  z.strictObject({ kind: z.literal('repair') }),
  z.strictObject({ kind: z.literal('labels') }),
  z.strictObject({ kind: z.literal('level'), level: z.enum(warehouseLevels) }),
  z.strictObject({ kind: z.literal('warehouse'), warehouseId: warehouseIdField }),
  z.strictObject({ kind: z.literal('merchant'), shopId: shopIdField }),
  z.strictObject({ kind: z.literal('merchantInWarehouse'), shopId: shopIdField, warehouseId: warehouseIdField }),
]);
export type RateScope = z.output<typeof rateScopeSchema>;
export type RateScopeKind = RateScope['kind'];
export const rateScopeKinds = [
  'platform',
  'repair',
  'labels',
  'level',
  'warehouse',
  'merchant',
  'merchantInWarehouse',
] as const satisfies readonly RateScopeKind[];

/** A scope has one card: `ratecard-<cardId>` is its stream. */
export const cardIdOf = (scope: RateScope): string => {
  switch (scope.kind) {
    case 'platform':
    case 'repair':
    case 'labels':
      return scope.kind;
    case 'level':
      return `level-${scope.level}`;
    case 'warehouse':
      return `warehouse-${scope.warehouseId}`;
    case 'merchant':
      return `merchant-${scope.shopId}`;
    case 'merchantInWarehouse':
      return `merchant-${scope.shopId}-${scope.warehouseId}`;
  }
};

/** Which services a card can price. */
export const servicesOf = {
  platform: ['shipping', 'transshipment', 'switchUser', 'consignment', 'platform', 'storage'],
  repair: ['repair'],
  labels: ['label'],
  level: ['storage'],
  warehouse: ['storage', 'shipping', 'transshipment'],
  merchant: ['shipping', 'transshipment', 'switchUser', 'consignment', 'platform', 'storage', 'repair', 'label'],
  merchantInWarehouse: ['storage', 'shipping', 'transshipment'],
} as const satisfies Record<RateScopeKind, readonly FeeService[]>;

/** For whom a service is charged, and where. What is not known leaves out the cards that go by it. */
export interface RatedParty {
  shopId?: number | undefined;
  warehouseId?: string | undefined;
  level?: WarehouseLevel | undefined;
}

/** The scopes whose cards may price a service for a party, the most specific first. Their cards are what a decision on a fee loads. */
export const scopesFor = ({ shopId, warehouseId, level }: RatedParty, service: FeeService): RateScope[] => {
  const scopes: (RateScope | false)[] = [
    shopId !== undefined && warehouseId !== undefined && { kind: 'merchantInWarehouse', shopId, warehouseId },
    shopId !== undefined && { kind: 'merchant', shopId },
    warehouseId !== undefined && { kind: 'warehouse', warehouseId },
    level !== undefined && { kind: 'level', level },
    { kind: 'platform' },
    { kind: 'repair' },
    { kind: 'labels' },
  ];
  return scopes.filter((scope) => scope !== false && pricesService(scope, service)) as RateScope[];
};

export const pricesService = ({ kind }: RateScope, service: FeeService): boolean => (servicesOf[kind] as readonly FeeService[]).includes(service);

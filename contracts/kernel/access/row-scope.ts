import type { Tags } from '../events/recorded-event.ts';
import { isSeller, type Viewer } from './viewer.ts';

/** Which rows there are for somebody. Deciders, SQL conditions and live topics all read this one answer; none of them asks for terminals. */
export type RowScope =
  | { kind: 'all' }
  | { kind: 'shop'; shopId: number }
  | { kind: 'warehouses'; warehouseIds: readonly string[] }
  /** Of a seller whom no shop has admitted yet. */
  | { kind: 'none' };

type FloorScope = Exclude<RowScope, { kind: 'shop' }>;

/** What of a viewer decides on it. */
export type ScopedViewer = Pick<Viewer, 'terminal' | 'shopId' | 'warehouseIds'>;

/** Whose a row is and where it lies. Several shops: a transfer is of both. */
export type Placement = Pick<Tags, 'shopIds' | 'warehouseId'>;

const all = { kind: 'all' } as const;
const none = { kind: 'none' } as const;

/** Of what belongs to shops: a seller's own shop, staff's warehouses, all for administrators unless they act for a shop. */
export const scopeOf = (viewer: ScopedViewer): RowScope => {
  if (viewer.terminal === 'warehouse') return { kind: 'warehouses', warehouseIds: viewer.warehouseIds };
  if (viewer.shopId !== undefined) return { kind: 'shop', shopId: viewer.shopId };
  return isSeller(viewer) ? none : all;
};

/** Of what the house itself has (shelves, docks, batches): staff's warehouses, all for administrators, whomever they act for. */
export const floorScopeOf = (viewer: ScopedViewer): FloorScope => {
  if (viewer.terminal === 'warehouse') return { kind: 'warehouses', warehouseIds: viewer.warehouseIds };
  return isSeller(viewer) ? none : all;
};

export const isInScope = (scope: RowScope, { shopIds = [], warehouseId }: Placement): boolean => {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'shop':
      return shopIds.includes(scope.shopId);
    case 'warehouses':
      return warehouseId !== undefined && scope.warehouseIds.includes(warehouseId);
    case 'none':
      return false;
  }
};

/** Whether a row that belongs to shops exists for the viewer. */
export const canAccess = (viewer: ScopedViewer, placement: Placement): boolean => isInScope(scopeOf(viewer), placement);

/** The same of what the house itself has in a warehouse. */
export const worksIn = (viewer: ScopedViewer, warehouseId: string): boolean => isInScope(floorScopeOf(viewer), { warehouseId });

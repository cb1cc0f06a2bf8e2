import { describe, expect, it } from 'vitest';
import { placementOf, rowNames, whoSeesWhat } from '#tests/support/row-scopes.ts';
import { requireWithinReach, requireWorksIn } from './item-policies.ts';

/** A decision is about one thing, of one shop, in one warehouse. */
const things = rowNames.flatMap((name) => {
  const { shopIds: [shopId, ...others] = [], warehouseId } = placementOf(name);
  return shopId !== undefined && others.length === 0 && warehouseId !== undefined ? [{ name, shopId, warehouseId }] : [];
});

describe('Rule: who may see a row is who may decide on it', () => {
  it.each(whoSeesWhat)('$who', ({ viewer, rows }) => {
    const reached = things.filter((thing) => requireWithinReach(viewer, thing) === undefined).map(({ name }) => name);
    expect(reached).toEqual(things.map(({ name }) => name).filter((name) => rows.includes(name)));
  });

  it.each(whoSeesWhat)('and of what the house itself has: $who', ({ viewer, floors }) =>
    expect(['EWR', 'LAX'].filter((warehouseId) => requireWorksIn(viewer, warehouseId) === undefined)).toEqual(floors),
  );
});

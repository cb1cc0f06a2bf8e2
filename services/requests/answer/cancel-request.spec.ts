import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { apply, approve, quoted } from '#tests/unit/orders/steps.ts';
import { otherSeller, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { cancelRequestRoute } from './cancel-request.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
});

const cancel = (oddNo: string, who = seller) => w.call(cancelRequestRoute, who, { oddNo });

describe('Rule: the seller may refuse what was quoted', () => {
  it.each([3, 4, 5, 7] as const)('type %i, whose items are free again', async (type) => {
    const oddNo = await quoted(w, type, [A, B]);
    expect(await cancel(oddNo, otherSeller)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await cancel(oddNo)).toMatchObject({ answer: { state: 'cancelled' } });
    expect(w.item(B)).toMatchObject({ state: 'available', shopId: 7, oddNo: undefined });
  });

  it('but nothing else: neither what is under review nor what is approved', async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await cancel(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    await approve(w, oddNo);
    expect(await cancel(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

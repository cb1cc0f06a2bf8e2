import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from '#tests/unit/orders/bodies.ts';
import { apply, onTheFloor } from '#tests/unit/orders/steps.ts';
import { cobbler, picker, pickerElsewhere, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { assignOrdersRoute, unassignOrdersRoute } from './assign-orders.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C]) await w.shelved(oneId);
});

const assign = (oddNos: string[], operatorId: string, who = reviewer) => w.call(assignOrdersRoute, who, { oddNos, operatorId });

describe('Rule: work goes to a person who may pick in its warehouse', () => {
  it('several orders at once, and hand to hand', async () => {
    const oddNos = [await onTheFloor(w, 3, [A]), await onTheFloor(w, 4, [B])];
    expect(await assign(oddNos, picker.accountId)).toMatchObject({ answer: { orders: [{ stage: 'assigned' }, { stage: 'assigned' }] } });
    await assign([oddNos[1]!], reviewer.accountId);
    expect(oddNos.map((oddNo) => w.order(oddNo).operator?.name)).toEqual(['picker', 'reviewer']);
    expect(await w.call(unassignOrdersRoute, picker, { oddNos })).toMatchObject({ answer: { orders: [{ stage: 'pending' }, { stage: 'pending' }] } });
  });

  it.each([
    [pickerElsewhere.accountId, 'OperatorElsewhere'],
    [cobbler.accountId, 'OperatorMayNotPick'],
    ['seller', 'OperatorUnknown'],
    ['nobody', 'OperatorUnknown'],
  ])('refuses %s', async (operatorId, rejected) => {
    expect(await assign([await onTheFloor(w, 3, [A])], operatorId)).toMatchObject({ rejection: { rejected, field: 'operatorId' } });
  });

  it('refuses a suspended person', async () => {
    await w.suspend(picker.accountId);
    expect(await assign([await onTheFloor(w, 3, [A])], picker.accountId)).toMatchObject({ rejection: { rejected: 'OperatorUnknown' } });
  });
});

describe('Rule: all of the orders or none', () => {
  it('names the one that may not be assigned', async () => {
    const [ready, waiting] = [await onTheFloor(w, 3, [A]), await apply(w, 4, [B])];
    expect(await assign([ready, waiting], picker.accountId)).toMatchObject({ rejection: { rejected: 'OrderStateForbids', field: 'oddNos.1' } });
    expect(await assign([ready, 'OC0'], picker.accountId)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oddNos.1' } });
    expect(await assign([ready], picker.accountId, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oddNos.0' } });
    expect(w.order(ready).stage).toBe('pending');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, address, label, shipWithLabel } from '#tests/unit/orders/bodies.ts';
import { apply, approve, quoted } from '#tests/unit/orders/steps.ts';
import { otherSeller, seller } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { applyShipWithLabelRoute } from '../apply/apply-ship-with-label.ts';
import { editRequestRoute } from './edit-request.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B);
});

const edit = (oddNo: string, input: object, who = seller) => w.call(editRequestRoute, who, { oddNo, ...input });

describe('Rule: an edited request loses its quotation', () => {
  it.each([
    [3, 'outbounding.reviewing'],
    [5, 'cashingOut.reviewing'],
    [7, 'switchingOwner.reviewing'],
  ] as const)('type %i goes back to review, with its items', async (type, state) => {
    const oddNo = await quoted(w, type, [A, B]);
    expect(await edit(oddNo, { remark: 'please hurry' })).toMatchObject({ answer: { state: 'reviewing' } });
    expect(w.order(oddNo)).toMatchObject({ feeCents: 0, perItem: [], remark: 'please hurry' });
    expect(w.item(B)).toMatchObject({ state, oddNo });
  });

  it('stays under review, its items untouched, when it was not quoted yet', async () => {
    const oddNo = await apply(w, 4, [A]);
    expect(await edit(oddNo, { address: { ...address, city: 'Reno' } })).toMatchObject({ events: [{ type: 'OrderEdited' }] });
    expect(w.order(oddNo).address?.city).toBe('Reno');
  });

  it('is edited no more once approved, nor by another seller', async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await edit(oddNo, {}, otherSeller)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    await approve(w, oddNo);
    expect(await edit(oddNo, {})).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

describe('Rule: an edit keeps to the fields of its type', () => {
  it.each([
    [4, { label: label() }, 'label'],
    [3, { address }, 'address'],
    [5, { priceCents: 20_000 }, 'priceCents'],
  ] as const)('type %i', async (type, input, field) => {
    expect(await edit(await apply(w, type, [A]), input)).toMatchObject({ rejection: { rejected: 'EditNotOfThisType', field } });
  });

  it.each([
    [3, { label: { ...label(), logNo: '12' } }, 'LabelCodeInvalid'],
    [4, { address: { ...address, country: 'CN' } }, 'IdCardRequired'],
  ] as const)('and to their rules, type %i', async (type, input, rejected) => {
    expect(await edit(await apply(w, type, [A]), input)).toMatchObject({ rejection: { rejected } });
  });

  it('changes the price of a consignment', async () => {
    const oddNo = await apply(w, 6, [A]);
    await edit(oddNo, { priceCents: 20_000 });
    expect(w.order(oddNo)).toMatchObject({ priceCents: 20_000, state: 'reviewing' });
  });
});

describe('Rule: another label takes the place of the first', () => {
  it('which is then free', async () => {
    const oddNo = await apply(w, 3, [A]);
    expect(await edit(oddNo, { label: label(2) })).toMatchObject({ kind: 'accepted' });
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B], 2))).toMatchObject({ rejection: { rejected: 'LabelCodeTaken' } });
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B], 1))).toMatchObject({ kind: 'accepted' });
  });

  it('and the same label is kept', async () => {
    const oddNo = await apply(w, 3, [A]);
    await edit(oddNo, { label: { ...label(), carrier: 'UPS Ground' } });
    expect(w.order(oddNo).label?.carrier).toBe('UPS Ground');
    expect(await w.call(applyShipWithLabelRoute, seller, shipWithLabel([B], 1))).toMatchObject({ rejection: { rejected: 'LabelCodeTaken' } });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { A, B } from '#tests/unit/orders/bodies.ts';
import { accepted } from '#tests/unit/orders/steps.ts';
import { cobbler, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { fact } from '#tests/support/facts.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import { cancelRepairRoute } from './cancel-repair.ts';
import { completeRepairRoute, failRepairRoute, startRepairRoute } from './carry-out-repair.ts';
import { findBoxRoute, loseBoxRoute } from './repair-box.ts';
import { addRepairBoxRoute, renameRepairBoxRoute, retireRepairBoxRoute } from './repair-boxes.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const [repairNo, oneId] of [
    ['RO-1', A],
    ['RO-2', B],
  ] as const) {
    await w.shelved(oneId);
    const data = { repairNo, shopId: 7, warehouseId: 'LAX', oneId, project: ['clean'], beforePhotos: [], costCents: 0, applicantId: 'seller' };
    await w.given(
      fact(repairStream, repairNo, { type: 'RepairOrderApplied', data }, { type: 'RepairOrderApproved', data: {} }),
      fact(itemStream, oneId, { type: 'RepairApplied', data: { repairNo, project: ['clean'] } }),
    );
  }
});

const pictures = [`/files/${'a'.repeat(32)}.jpg`];
const start = (repairNo: string, box: string) => w.call(startRepairRoute, cobbler, { repairNo, beforePhotos: pictures, box });
const add = (name: string) => w.call(addRepairBoxRoute, reviewer, { name, colour: 'pink' });
const rename = (boxId: string, name: string) => w.call(renameRepairBoxRoute, reviewer, { boxId, name });
const retire = (boxId: string) => w.call(retireRepairBoxRoute, reviewer, { boxId });
const rejects = async (call: Promise<unknown>, rejected: string) => expect(await call).toMatchObject({ rejection: { rejected } });

describe('Rule: a box of the repair shop has a name of its own (R3.30)', () => {
  it('whatever its case, also that of a box that is called as its colour', async () => {
    await accepted(add('Urgent'));
    await rejects(add('URGENT'), 'RepairBoxNameTaken');
    await rejects(add('red'), 'RepairBoxNameTaken');
    await rejects(add('红色'), 'RepairBoxNameTaken');
  });

  it('that a rename and a retirement give up', async () => {
    const { boxId } = await accepted(add('Urgent'));
    await accepted(rename(boxId, 'Rush'));
    await accepted(rename('red', 'Urgent'));
    await accepted(add('Red'));
    await accepted(retire(boxId));
    await accepted(add('Rush'));
  });

  it('and none that is not there is renamed or retired', async () => {
    await rejects(rename('teal', 'Urgent'), 'NotFound');
    await accepted(retire('blue'));
    await rejects(retire('blue'), 'NotFound');
    await rejects(rename('blue', 'Sky'), 'NotFound');
  });
});

describe('Rule: a box is not retired while an item lies in it', () => {
  it('until the last one has left it, however its repair ends', async () => {
    const { boxId } = await accepted(add('Urgent'));
    await accepted(start('RO-1', boxId));
    await accepted(start('RO-2', boxId));
    await rejects(retire(boxId), 'RepairBoxInUse');
    await accepted(w.call(completeRepairRoute, cobbler, { repairNo: 'RO-1', afterPhotos: pictures, remark: '' }));
    await rejects(retire(boxId), 'RepairBoxInUse');
    await accepted(w.call(failRepairRoute, cobbler, { repairNo: 'RO-2', confirmed: true, remark: 'cracked' }));
    await accepted(retire(boxId));
  });

  it('nor while it is lost, nor before its repair is cancelled', async () => {
    await accepted(start('RO-1', 'green'));
    await accepted(w.call(loseBoxRoute, cobbler, { repairNo: 'RO-1' }));
    await rejects(retire('green'), 'RepairBoxInUse');
    await accepted(w.call(findBoxRoute, cobbler, { repairNo: 'RO-1' }));
    await accepted(w.call(cancelRepairRoute, cobbler, { repairNo: 'RO-1' }));
    await accepted(retire('green'));
  });
});

describe('Rule: nothing is laid into a box that is not in use', () => {
  it('be it retired or unknown', async () => {
    await accepted(retire('green'));
    await rejects(start('RO-1', 'green'), 'RepairBoxUnknown');
    await rejects(start('RO-1', 'teal'), 'RepairBoxUnknown');
    await accepted(start('RO-1', 'red'));
  });
});

import { describe, expect, it } from 'vitest';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { anItem, available, exampleOneId as oneId, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { anAdministrator, aSeller, aWorker } from '../aggregates/item/viewer-examples.ts';
import { evolveRepair, noRepair, repairStream } from '../aggregates/repair/repair.ts';
import { noRepairItem } from '../aggregates/repair/repair-item.ts';
import { applyRepair } from './apply-repair.ts';
import { cancelRepair } from './cancel-repair.ts';
import { completeRepair, failRepair, startRepair } from './carry-out-repair.ts';
import { findBox, loseBox } from './repair-box.ts';
import { answered, type InRepair } from './repair-step.ts';
import { approveRepair, editRepair, rejectRepair } from './review-repair.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

const repairNo = 'RP000001';
const order = { repairNo, shopId: 7, warehouseId: 'LAX', oneId, project: ['Deep cleaning'], beforePhotos: [], costCents: 1_500 };
const applied: RepairEvent = { type: 'RepairOrderApplied', data: { ...order, applicantId: 'A-business' } };
const approved: RepairEvent = { type: 'RepairOrderApproved', data: {} };
const item = anItem(...available(), { type: 'RepairApplied', data: { repairNo, project: ['Deep cleaning'] } });
const held = (...events: RepairEvent[]): InRepair => ({
  repair: loaded(repairStream, repairNo, [applied, ...events].reduce(evolveRepair, noRepair)),
  item,
});

const sent = (item: LoadedItem) => [{ item, repair: new NewStream(repairStream, repairNo) }];

const cleaning = { ...noRepairItem, exists: true, repairItemId: 'C', name: 'Deep cleaning', priceCents: 1_500 };
const gluing = { ...noRepairItem, exists: true, repairItemId: 'G', name: 'Gluing', priceCents: 900 };
const worker = aWorker('LAX');
const reviewer = { ...anAdministrator(), accountId: 'A-reviewer' };
const done = { repairNo, afterPhotos: ['/files/after.jpg'], remark: '' };

const fail = (confirmed: boolean, remark: string) => failRepair({ viewer: worker, body: { repairNo, confirmed, remark } }, held(approved));

describe('Rule: an item in stock is sent to repair at the prices of the day', () => {
  const command = { viewer: aSeller(7), repairItemIds: ['C', 'G'], beforePhotos: [] };
  const states = { repairs: sent(anItem(...available())), chosen: [cleaning, gluing] };

  it('opens one repair order for each item', () => {
    expect(applyRepair(command, states)).toMatchObject({
      changes: [
        { id: repairNo, events: [{ type: 'RepairOrderApplied', data: { costCents: 2_400, project: ['Deep cleaning', 'Gluing'], shopId: 7 } }] },
        { id: oneId, events: [{ type: 'RepairApplied', data: { repairNo } }] },
      ],
    });
  });

  it('keeps what each of the works costs and takes on that day (R3.28)', () => {
    const works = [
      { name: 'Deep cleaning', priceCents: 1_500, estimatedDays: 0 },
      { name: 'Gluing', priceCents: 900, estimatedDays: 0 },
    ];
    expect(applyRepair(command, states)).toMatchObject({ changes: [{ events: [{ data: { works } }] }, {}] });
  });

  it("refuses what is not on offer, what is not in stock, and what is not the seller's", () => {
    expect(applyRepair(command, { ...states, chosen: [cleaning, noRepairItem] })).toMatchObject({ rejected: 'RepairItemUnknown' });
    expect(applyRepair({ ...command, repairItemIds: ['C', 'C'] }, states)).toMatchObject({ rejected: 'RepairItemTwice' });
    const atDock = { ...states, repairs: sent(anItem(...received())) };
    expect(applyRepair(command, atDock)).toMatchObject({ rejected: 'ItemStateForbids', field: 'oneIds.0' });
    expect(applyRepair({ ...command, viewer: aSeller(8) }, states)).toMatchObject({ rejected: 'NotFound' });
  });

  it('repairs no fake', () => {
    const fake = anItem(...received(), inspected('fake'), shelvedOn('S1'));
    expect(applyRepair(command, { ...states, repairs: sent(fake) })).toMatchObject({ rejected: 'ItemIsFake', field: 'oneIds.0' });
  });
});

describe('Rule: the applicant of a repair is never its approver', () => {
  it('is approved or rejected by someone else', () => {
    const applicant = { ...reviewer, accountId: 'A-business' };
    expect(approveRepair({ viewer: applicant }, held())).toMatchObject({ rejected: 'ReviewerIsApplicant' });
    expect(rejectRepair({ viewer: applicant, reason: 'worn out' }, held())).toMatchObject({ rejected: 'ReviewerIsApplicant' });
    expect(approveRepair({ viewer: reviewer }, held())).toMatchObject({ changes: [{ events: [approved] }] });
  });

  it('gives the item back when it is rejected (R4.53)', () => {
    expect(rejectRepair({ viewer: reviewer, reason: 'worn out' }, held())).toMatchObject({
      changes: [{ events: [{ type: 'RepairOrderRejected' }] }, { id: oneId, events: [{ type: 'RepairRejected', data: { reason: 'worn out' } }] }],
    });
  });

  it('may be edited before, and not after (R4.54)', () => {
    const edit = { viewer: reviewer, repairItemIds: ['G'] };
    expect(editRepair(edit, { ...held(), chosen: [gluing] })).toMatchObject({
      changes: [{ events: [{ data: { costCents: 900, project: ['Gluing'] } }] }],
    });
    expect(editRepair(edit, { ...held(approved), chosen: [gluing] })).toMatchObject({ rejected: 'RepairStatusForbids' });
  });
});

describe('Rule: the owner cancels a repair until it is approved, staff until it is done (R4.52)', () => {
  it('gives the item back', () => {
    expect(cancelRepair({ viewer: aSeller(7) }, held())).toMatchObject({ changes: [{}, { events: [{ type: 'RepairCancelled' }] }] });
    expect(cancelRepair({ viewer: aSeller(7) }, held(approved))).toMatchObject({ rejected: 'RepairStatusForbids' });
    expect(cancelRepair({ viewer: aSeller(8) }, held())).toMatchObject({ rejected: 'NotFound' });
    expect(cancelRepair({ viewer: worker }, held(approved))).toMatchObject({ changes: [{}, {}] });
  });
});

describe('Rule: a repaired item is inspected again (R4.50)', () => {
  it('leaves its shelf for the inspection', () => {
    const decision = completeRepair({ viewer: worker, body: done }, held(approved));
    expect(decision).toMatchObject({ changes: [{}, { events: [{ type: 'ItemRepaired' }] }], counts: [{ key: 'S1', by: -1 }] });
    expect(itemStream.evolve(item, { type: 'ItemRepaired', data: { repairNo, photos: [], remark: '' } })).toMatchObject({ state: 'received' });
    expect(answered(held(approved).repair, decision)).toMatchObject({ answer: { status: 'completed' } });
  });

  it('shows it before and after', () => {
    expect(startRepair({ viewer: worker, body: { repairNo, beforePhotos: [] } }, held(approved))).toMatchObject({ rejected: 'BeforePhotosRequired' });
    expect(completeRepair({ viewer: worker, body: { ...done, afterPhotos: [] } }, held(approved))).toMatchObject({ rejected: 'AfterPhotosRequired' });
  });

  it('waits for the approval', () => {
    expect(completeRepair({ viewer: worker, body: done }, held())).toMatchObject({ rejected: 'RepairStatusForbids' });
    expect(completeRepair({ viewer: aWorker('JFK'), body: done }, held(approved))).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: not repairable is confirmed and explained (R5.36, R5.37)', () => {
  it('refuses without confirmation, and without notes', () => {
    expect(fail(false, 'sole is broken')).toMatchObject({ rejected: 'RepairFailureUnconfirmed' });
    expect(fail(true, '')).toMatchObject({ rejected: 'RepairNotesRequired' });
  });

  it('makes the item an issue (R4.51)', () => {
    expect(fail(true, 'sole is broken')).toMatchObject({ changes: [{}, { events: [{ type: 'RepairFailed' }] }] });
  });
});

describe('Rule: a repair whose box is lost goes on where it stood once it is found (R4.55, R4.56)', () => {
  const lost: RepairEvent = { type: 'RepairOrderBoxLost', data: {} };
  const started: RepairEvent = { type: 'RepairOrderStarted', data: { beforePhotos: ['/files/before.jpg'] } };
  const inLostBox = {
    ...held(approved, started, lost),
    item: loaded(itemStream, oneId, itemStream.evolve(item, { type: 'RepairBoxLost', data: { repairNo } })),
  };

  it('does nothing else meanwhile', () => {
    expect(loseBox({ viewer: worker }, held(approved))).toMatchObject({ changes: [{}, { events: [{ type: 'RepairBoxLost' }] }] });
    expect(completeRepair({ viewer: worker, body: done }, inLostBox)).toMatchObject({ rejected: 'RepairStatusForbids' });
  });

  it('is found', () => {
    const decision = findBox({ viewer: worker }, inLostBox);
    expect(decision).toMatchObject({ changes: [{}, { events: [{ type: 'LostBoxFound' }] }] });
    expect(answered(inLostBox.repair, decision)).toMatchObject({ answer: { status: 'started' } });
    expect(findBox({ viewer: worker }, held(approved))).toMatchObject({ rejected: 'RepairStatusForbids' });
  });
});

describe('Rule: a defective item may be repaired, too', () => {
  it('is an issue before', () => {
    const issue = anItem(...received(), inspected('shoeDefects'), shelvedOn('S1'));
    const command = { viewer: aSeller(7), repairItemIds: ['C'], beforePhotos: [] };
    expect(applyRepair(command, { repairs: sent(issue), chosen: [cleaning] })).toMatchObject({ changes: [{}, {}] });
  });
});

import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { available, exampleOneId as oneId, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { anAdministrator, aSeller, aWorker } from '../aggregates/item/viewer-examples.ts';
import { noRepairBox } from '../aggregates/repair/repair-box.ts';
import { repairItemStream } from '../aggregates/repair/repair-item.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import { journalStream } from '../aggregates/wallet/postings/journal.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { applyRepair } from './apply-repair.ts';
import { cancelRepair } from './cancel-repair.ts';
import { completeRepair, failRepair, startRepair } from './carry-out-repair.ts';
import { findBox, loseBox } from './repair-box.ts';
import { answered } from './repair-step.ts';
import { approveRepair, editRepair, rejectRepair } from './review-repair.ts';
import type { Accepted } from '#kernel/commands/decision.ts';
import { loaded } from '#kernel/commands/loaded.ts';
import type { WalletEvent } from '#contracts/wallet/wallet-events.ts';
import { fact, type Fact } from '#tests/support/facts.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { specification, stateOf, type Given } from '#tests/support/given.ts';

const repairNo = 'RP000001';
const item = (...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
const repair = (...events: RepairEvent[]) => fact(repairStream, repairNo, ...events);
const offered = (repairItemId: string, name: string, priceCents: number) =>
  fact(repairItemStream, repairItemId, { type: 'RepairItemCreated', data: { repairItemId, name, priceCents, estimatedDays: 0 } });
const offers = [offered('C', 'Deep cleaning', 1_500), offered('G', 'Gluing', 900)];

const funded = fact(walletStream, 7, aRecharge({ shopId: 7, id: 'RC-1', cents: 2_400, remark: '' }));

const order = { repairNo, shopId: 7, warehouseId: 'LAX', oneId, project: ['Deep cleaning'], beforePhotos: [], costCents: 1_500 };
const applied = [
  item(...available(), { type: 'RepairApplied', data: { repairNo, project: ['Deep cleaning'] } }),
  repair({ type: 'RepairOrderApplied', data: { ...order, applicantId: 'A-business' } }),
];
const approved = [...applied, repair({ type: 'RepairOrderApproved', data: {} })];

const held = (given: Given) => ({
  repair: given.one(repairStream, repairNo),
  item: given.one(itemStream, oneId),
  wallet: given.one(walletStream, 7),
  earning: given.create(journalStream, `earned-${repairNo}`),
});
const chosenBy = (given: Given, { repairItemIds }: { repairItemIds: readonly string[] }) =>
  repairItemIds.map((repairItemId) => given.one(repairItemStream, repairItemId));
const applying = specification(applyRepair, (given, command) => ({
  repairs: [{ item: given.one(itemStream, oneId), repair: given.create(repairStream, repairNo) }],
  chosen: chosenBy(given, command),
  wallet: given.one(walletStream, 7),
}));
const approving = specification(approveRepair, held);
const rejecting = specification(rejectRepair, held);
const editing = specification(editRepair, (given, command) => ({ ...held(given), chosen: chosenBy(given, command) }));
const cancelling = specification(cancelRepair, held);
const starting = specification(startRepair, (given) => ({ ...held(given), into: noRepairBox }));
const completing = specification(completeRepair, held);
const failing = specification(failRepair, held);
const losing = specification(loseBox, held);
const finding = specification(findBox, held);

const answerTo = (facts: Fact[], decision: Accepted) => answered(loaded(repairStream, repairNo, stateOf(repairStream, repairNo, facts)), decision);

const worker = aWorker('LAX');
const reviewer = { ...anAdministrator(), accountId: 'A-reviewer' };
const done = { repairNo, afterPhotos: ['/files/after.jpg'], remark: '' };
const now = new Date('2026-11-20T14:00:00.000Z');
const complete = { viewer: worker, body: done, now };
const of = (type: RepairEvent['type'], data: object = {}) => ({ id: repairNo, type, data });
const ofTheWallet = (type: WalletEvent['type'], data: object = {}) => ({ id: '7', type, data });
const ofTheItem = (type: ItemEvent['type'], data: object = {}) => ({ id: oneId, type, data });

describe('Rule: an item in stock is sent to repair at the prices of the day', () => {
  const command = { viewer: aSeller(7), repairItemIds: ['C', 'G'], beforePhotos: [] };
  const inStock = item(...available());

  it('opens one repair order for each item', () => {
    applying
      .given(offers, funded, inStock)
      .when(command)
      .then(
        of('RepairOrderApplied', { costCents: 2_400, project: ['Deep cleaning', 'Gluing'], shopId: 7 }),
        ofTheItem('RepairApplied', { repairNo }),
        ofTheWallet('WalletHeld', { holdId: `repair-${repairNo}`, cents: 2_400, purpose: 'repair', reference: { kind: 'repair', id: repairNo } }),
      );
  });

  it('keeps what each of the works costs and takes on that day (R3.28)', () => {
    const works = [
      { name: 'Deep cleaning', priceCents: 1_500, estimatedDays: 0 },
      { name: 'Gluing', priceCents: 900, estimatedDays: 0 },
    ];
    applying
      .given(offers, funded, inStock)
      .when(command)
      .then(of('RepairOrderApplied', { works }), ofTheItem('RepairApplied'), ofTheWallet('WalletHeld'));
  });

  it("refuses what is not on offer, what is not in stock, and what is not the seller's", () => {
    applying
      .given(offers, inStock)
      .when({ ...command, repairItemIds: ['C', 'X'] })
      .thenRejected('RepairItemUnknown');
    applying
      .given(offers, inStock)
      .when({ ...command, repairItemIds: ['C', 'C'] })
      .thenRejected('RepairItemTwice');
    const atDock = item(...received());
    applying.given(offers, atDock).when(command).thenRejected('ItemStateForbids', { field: 'oneIds.0' });
    applying
      .given(offers, inStock)
      .when({ ...command, viewer: aSeller(8) })
      .thenRejected('NotFound');
  });

  it('repairs no fake', () => {
    const fake = item(...received(), inspected('fake'), shelvedOn('S1'));
    applying.given(offers, fake).when(command).thenRejected('ItemIsFake', { field: 'oneIds.0' });
  });
});

describe('Rule: the applicant of a repair is never its approver', () => {
  it('is approved or rejected by someone else', () => {
    const applicant = { ...reviewer, accountId: 'A-business' };
    approving.given(applied).when({ viewer: applicant, now }).thenRejected('ReviewerIsApplicant');
    rejecting.given(applied).when({ viewer: applicant, reason: 'worn out' }).thenRejected('ReviewerIsApplicant');
    approving.given(funded, applied).when({ viewer: reviewer, now }).then(of('RepairOrderApproved'), ofTheWallet('WalletPosted'));
  });

  it('gives the item back when it is rejected (R4.53)', () => {
    const reason = 'worn out';
    rejecting.given(applied).when({ viewer: reviewer, reason }).then(of('RepairOrderRejected', { reason }), ofTheItem('RepairRejected', { reason }));
  });

  it('may be edited before, and not after (R4.54)', () => {
    const edit = { viewer: reviewer, repairItemIds: ['G'] };
    editing
      .given(offers, funded, applied)
      .when(edit)
      .then(of('RepairOrderEdited', { costCents: 900, project: ['Gluing'] }), ofTheWallet('WalletHeld'));
    editing.given(offers, approved).when(edit).thenRejected('RepairStatusForbids');
  });
});

describe('Rule: a reviewer decides on a repair as they saw it', () => {
  const edited = repair({ type: 'RepairOrderEdited', data: { project: ['Gluing'], costCents: 900 } });

  it('and not once somebody has edited what is to be done', () => {
    const refusal = { field: 'version', params: { repairNo } };
    approving.given(funded, applied, edited).when({ viewer: reviewer, version: 1, now }).thenRejected('RepairEditedMeanwhile', refusal);
    rejecting.given(applied, edited).when({ viewer: reviewer, version: 1, reason: 'worn out' }).thenRejected('RepairEditedMeanwhile', refusal);
    editing
      .given(offers, funded, applied, edited)
      .when({ viewer: reviewer, version: 1, repairItemIds: ['C'] })
      .thenRejected('RepairEditedMeanwhile');
    approving.given(funded, applied, edited).when({ viewer: reviewer, version: 2, now }).then(of('RepairOrderApproved'), ofTheWallet('WalletPosted'));
  });

  it('unless whoever calls has not looked', () => {
    approving.given(funded, applied, edited).when({ viewer: reviewer, now }).then(of('RepairOrderApproved'), ofTheWallet('WalletPosted'));
  });
});

describe('Rule: the owner cancels a repair until it is approved, staff until it is done (R4.52)', () => {
  const cancelled = [of('RepairOrderCancelled'), ofTheItem('RepairCancelled')];

  it('gives the item back', () => {
    cancelling
      .given(applied)
      .when({ viewer: aSeller(7), now })
      .then(...cancelled);
    cancelling
      .given(approved)
      .when({ viewer: aSeller(7), now })
      .thenRejected('RepairStatusForbids');
    cancelling
      .given(applied)
      .when({ viewer: aSeller(8), now })
      .thenRejected('NotFound');
    cancelling
      .given(approved)
      .when({ viewer: worker, now })
      .then(...cancelled);
  });
});

describe('Rule: a repaired item is inspected again (R4.50)', () => {
  it('leaves its shelf for the inspection', () => {
    const completed = completing.given(approved).when(complete);
    const decision = completed.then(of('RepairOrderCompleted'), ofTheItem('ItemRepaired'));
    expect(decision.counts).toMatchObject([{ key: 'S1', by: -1 }]);
    expect(completed.stateAfter(itemStream, oneId)).toMatchObject({ state: 'received' });
    expect(answerTo(approved, decision)).toMatchObject({ answer: { status: 'completed' } });
  });

  it('shows it before and after', () => {
    starting
      .given(approved)
      .when({ viewer: worker, body: { repairNo, beforePhotos: [] } })
      .thenRejected('BeforePhotosRequired');
    completing
      .given(approved)
      .when({ ...complete, body: { ...done, afterPhotos: [] } })
      .thenRejected('AfterPhotosRequired');
  });

  it('waits for the approval', () => {
    completing.given(applied).when(complete).thenRejected('RepairStatusForbids');
    completing
      .given(approved)
      .when({ ...complete, viewer: aWorker('JFK') })
      .thenRejected('NotFound');
  });
});

describe('Rule: not repairable is confirmed and explained (R5.36, R5.37)', () => {
  const fail = (confirmed: boolean, remark: string) => failing.given(approved).when({ viewer: worker, body: { repairNo, confirmed, remark }, now });

  it('refuses without confirmation, and without notes', () => {
    fail(false, 'sole is broken').thenRejected('RepairFailureUnconfirmed');
    fail(true, '').thenRejected('RepairNotesRequired');
  });

  it('makes the item an issue (R4.51)', () => {
    const failed = fail(true, 'sole is broken');
    failed.then(of('RepairOrderFailed'), ofTheItem('RepairFailed'));
    expect(failed.stateAfter(itemStream, oneId)).toMatchObject({ state: 'issue' });
  });
});

describe('Rule: a repair whose box is lost goes on where it stood once it is found (R4.55, R4.56)', () => {
  const started = [...approved, repair({ type: 'RepairOrderStarted', data: { beforePhotos: ['/files/before.jpg'] } })];
  const lost = (facts: Fact[]) => losing.given(facts).when({ viewer: worker, now });
  const inLostBox = [...started, ...lost(started).facts()];

  it('does nothing else meanwhile', () => {
    lost(approved).then(of('RepairOrderBoxLost'), ofTheItem('RepairBoxLost'));
    completing.given(inLostBox).when(complete).thenRejected('RepairStatusForbids');
  });

  it('is found', () => {
    const found = finding.given(inLostBox).when({ viewer: worker, now });
    const decision = found.then(of('RepairOrderBoxFound'), ofTheItem('LostBoxFound'));
    expect(answerTo(inLostBox, decision)).toMatchObject({ answer: { status: 'started' } });
    finding.given(approved).when({ viewer: worker, now }).thenRejected('RepairStatusForbids');
  });
});

describe('Rule: a defective item may be repaired, too', () => {
  it('is an issue before', () => {
    const issue = item(...received(), inspected('shoeDefects'), shelvedOn('S1'));
    applying
      .given(offers, funded, issue)
      .when({ viewer: aSeller(7), repairItemIds: ['C'], beforePhotos: [] })
      .then(of('RepairOrderApplied'), ofTheItem('RepairApplied'), ofTheWallet('WalletHeld'));
  });
});

import { describe, expect, it } from 'vitest';
import { photoSlots, requiredPhotos, usualResults } from '#contracts/inspection/required-photos.ts';
import { inspectionResultNames, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { actionsOn } from '#contracts/item/item-actions.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { anItem, available, exampleOneId as oneId, inspected, received } from '../aggregates/item/item-examples.ts';
import { itemStream, noItem } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { correctInspection } from './correct-inspection.ts';
import { inspectItem } from './inspect-item.ts';
import { inspectionAnswer } from './inspection.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
const finding = (result: InspectionResult, photos = pictures(3)) => ({ viewer: aWorker('LAX'), oneId, result, remark: '', photos });
const firstOf = (decision: object) => ('changes' in decision ? (decision.changes as { events: object[] }[])[0]!.events[0] : decision);

describe('Rule: only received items are inspected', () => {
  it('records the result with the batch of the arrival', () => {
    expect(firstOf(inspectItem(finding('qualified'), { item: anItem(...received()) }))).toEqual({
      type: 'ItemInspected',
      data: { result: 'qualified', remark: '', photos: pictures(3), batchNo: 'IB-1121-1' },
    });
  });

  it('refuses an unknown item and one in another warehouse', () => {
    expect(inspectItem(finding('qualified'), { item: loaded(itemStream, oneId, noItem) })).toMatchObject({ rejected: 'NotFound' });
    expect(inspectItem({ ...finding('qualified'), viewer: aWorker('JFK') }, { item: anItem(...received()) })).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: a completed inspection cannot be modified (R5.39, R8.51)', () => {
  it('refuses a second inspection, shelved or not', () => {
    expect(inspectItem(finding('qualified'), { item: anItem(...received(), inspected('fake')) })).toMatchObject({ rejected: 'InspectionCompleted' });
    expect(inspectItem(finding('fake'), { item: anItem(...available()) })).toMatchObject({ rejected: 'InspectionCompleted' });
  });

  it('inspects a repaired item anew', () => {
    const repaired = anItem(
      ...available(),
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    );
    expect(inspectItem(finding('qualified'), { item: repaired })).toMatchObject({ changes: [{}] });
    expect(correctInspection(finding('qualified'), { item: repaired })).toMatchObject({ rejected: 'NothingToCorrect' });
  });
});

describe('Rule: the result says which photos are needed', () => {
  it('by what the goods are: nobody photographs the sole of a toy', () => {
    expect(requiredPhotos('qualified', 'shoes')).toContain('sole');
    for (const result of inspectionResultNames) expect(requiredPhotos(result, 'other')).not.toContain('sole');
    const [shoe, toy] = [anItem(...received()), { ...anItem(...received()), size: 'One size' }];
    expect(inspectItem(finding('shoeDefects', pictures(2)), { item: shoe })).toMatchObject({ rejected: 'PhotosMissing', params: { count: 3 } });
    expect(inspectItem(finding('shoeDefects', pictures(2)), { item: toy })).toMatchObject({ changes: [{}] });
  });

  it('and what may be found: no pair of one toy, no blind box of shoes', () => {
    expect(usualResults('shoes')).not.toContain('blindBoxOpenedOrDamaged');
    expect(usualResults('other')).toEqual(expect.arrayContaining(['blindBoxOpenedOrDamaged', 'toyDefects', 'fake']));
    expect(usualResults('other')).not.toContain('missingPair');
  });

  it('names known slots for every result', () => {
    for (const result of inspectionResultNames) {
      expect(requiredPhotos(result).length).toBeGreaterThan(0);
      expect(Object.keys(photoSlots)).toEqual(expect.arrayContaining([...requiredPhotos(result)]));
    }
  });

  it('refuses fewer and takes more', () => {
    const item = anItem(...received());
    expect(inspectItem(finding('qualified', pictures(2)), { item })).toMatchObject({ rejected: 'PhotosMissing', params: { count: 3 } });
    expect(inspectItem(finding('noOriginalBox', pictures(2)), { item })).toMatchObject({ changes: [{}] });
    expect(inspectItem(finding('qualified', pictures(8)), { item })).toMatchObject({ changes: [{}] });
  });
});

describe('Rule: a correction is a second inspection that names the first', () => {
  const first = '0198f000-0000-7000-8000-000000000001';
  const onShelf = { ...anItem(...available()), lastInspectionEventId: first };

  it('names it', () => {
    expect(firstOf(correctInspection(finding('shoeDefects'), { item: onShelf }))).toMatchObject({ data: { result: 'shoeDefects', corrects: first } });
  });

  it('moves a shelved item to issue (mark as fake, R4.43)', () => {
    expect(inspectionAnswer({ oneId, result: 'fake' }, onShelf)).toMatchObject({ state: 'issue', defective: true });
    const [event] = [firstOf(correctInspection(finding('fake'), { item: onShelf }))] as Parameters<typeof itemStream.evolve>[1][];
    expect(itemStream.evolve(onShelf, event!)).toMatchObject({ state: 'issue', lastResult: 'fake' });
  });

  it('refuses what someone else has corrected meanwhile', () => {
    const outdated = { ...finding('fake'), corrects: '0198f000-0000-7000-8000-000000000000' };
    expect(correctInspection(outdated, { item: onShelf })).toMatchObject({ rejected: 'InspectionOutdated' });
    expect(correctInspection({ ...outdated, corrects: first }, { item: onShelf })).toMatchObject({ changes: [{}] });
  });

  it('is refused in another warehouse, and neither offered nor taken of an item that has left', () => {
    expect(correctInspection({ ...finding('fake'), viewer: aWorker('JFK') }, { item: onShelf })).toMatchObject({ rejected: 'NotFound' });
    const gone = { ...onShelf, state: 'outOfWarehouse.shipped' as const };
    expect(correctInspection(finding('fake'), { item: gone })).toMatchObject({ rejected: 'ItemStateForbids' });
    const row = { state: gone.state, defective: false, shelfId: null, checkResult: 'qualified' };
    expect(actionsOn(row, aWorker('LAX'), allowedEvents.item(gone.state))).not.toContain('correctInspection');
  });

  it('refuses to mark a fake as fake, and an item that an order holds', () => {
    expect(correctInspection(finding('fake'), { item: anItem(...received(), inspected('fake')) })).toMatchObject({ rejected: 'InspectionCompleted' });
    const held = anItem(...available(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC1' } });
    expect(correctInspection(finding('fake'), { item: held })).toMatchObject({ rejected: 'ItemStateForbids' });
  });
});

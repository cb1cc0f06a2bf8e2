import { describe, expect, it } from 'vitest';
import { photoSlots, requiredPhotos, usualResults } from '#contracts/inspection/required-photos.ts';
import { inspectionResultNames, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { actionsOn } from '#contracts/item/item-actions.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { allowedEvents } from '../aggregates/allowed-events.ts';
import { anItem, available, exampleOneId as oneId, inspected, received, shipped } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { correctInspection } from './correct-inspection.ts';
import { inspectItem } from './inspect-item.ts';
import { inspectionAnswer } from './inspection.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const ofTheItem = (given: Given) => ({ item: given.one(itemStream, oneId) });
const inspecting = specification(inspectItem, ofTheItem);
const correcting = specification(correctInspection, ofTheItem);
const item = (...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
const atDock = item(...received());
const elsewhere = { viewer: aWorker('JFK') };

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
const finding = (result: InspectionResult, photos = pictures(3)) => ({ viewer: aWorker('LAX'), oneId, result, remark: '', photos });
const found = { id: oneId, type: 'ItemInspected' };

describe('Rule: only received items are inspected', () => {
  it('records the result with the batch of the arrival', () => {
    const [{ events }] = inspecting.given(atDock).when(finding('qualified')).facts() as [ReturnType<typeof item>];
    expect(events).toEqual([{ type: 'ItemInspected', data: { result: 'qualified', remark: '', photos: pictures(3), batchNo: 'IB-1121-1' } }]);
  });

  it('refuses an unknown item and one in another warehouse', () => {
    inspecting.given().when(finding('qualified')).thenRejected('NotFound');
    inspecting
      .given(atDock)
      .when({ ...finding('qualified'), ...elsewhere })
      .thenRejected('NotFound');
  });
});

describe('Rule: a completed inspection cannot be modified (R5.39, R8.51)', () => {
  it('refuses a second inspection, shelved or not', () => {
    const [fake, shelved] = [item(...received(), inspected('fake')), item(...available())];
    inspecting.given(fake).when(finding('qualified')).thenRejected('InspectionCompleted');
    inspecting.given(shelved).when(finding('fake')).thenRejected('InspectionCompleted');
  });

  it('inspects a repaired item anew', () => {
    const repaired = item(
      ...available(),
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    );
    inspecting.given(repaired).when(finding('qualified')).then(found);
    correcting.given(repaired).when(finding('qualified')).thenRejected('NothingToCorrect');
  });
});

describe('Rule: the result says which photos are needed', () => {
  it('by what the goods are: nobody photographs the sole of a toy', () => {
    expect(requiredPhotos('qualified', 'shoes')).toContain('sole');
    for (const result of inspectionResultNames) expect(requiredPhotos(result, 'other')).not.toContain('sole');
    const toy = item(...received().map((event) => ({ ...event, data: { ...event.data, size: 'One size' } }) as ItemEvent));
    const two = finding('shoeDefects', pictures(2));
    inspecting
      .given(atDock)
      .when(two)
      .thenRejected('PhotosMissing', { params: { count: 3 } });
    inspecting.given(toy).when(two).then(found);
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
    inspecting
      .given(atDock)
      .when(finding('qualified', pictures(2)))
      .thenRejected('PhotosMissing', { params: { count: 3 } });
    for (const enough of [finding('noOriginalBox', pictures(2)), finding('qualified', pictures(8))])
      inspecting.given(atDock).when(enough).then(found);
  });
});

describe('Rule: a correction is a second inspection that names the first', () => {
  const first = '0198f000-0000-7000-8000-000000000001';
  const onShelf = item(...available().map((event) => (event.type === 'ItemInspected' ? { ...event, eventId: first } : event)));

  it('names it', () => {
    const corrected = { ...found, data: { result: 'shoeDefects', corrects: first } };
    correcting.given(onShelf).when(finding('shoeDefects')).then(corrected);
  });

  it('moves a shelved item to issue (mark as fake, R4.43)', () => {
    expect(inspectionAnswer({ oneId, result: 'fake' }, anItem(...available()))).toMatchObject({ state: 'issue', defective: true });
    const marked = correcting.given(onShelf).when(finding('fake'));
    expect(marked.stateAfter(itemStream, oneId)).toMatchObject({ state: 'issue', lastResult: 'fake' });
  });

  it('refuses what someone else has corrected meanwhile', () => {
    correcting
      .given(onShelf)
      .when({ ...finding('fake'), corrects: '0198f000-0000-7000-8000-000000000000' })
      .thenRejected('InspectionOutdated');
    correcting
      .given(onShelf)
      .when({ ...finding('fake'), corrects: first })
      .then(found);
  });

  it('is refused in another warehouse, and neither offered nor taken of an item that has left', () => {
    correcting
      .given(onShelf)
      .when({ ...finding('fake'), ...elsewhere })
      .thenRejected('NotFound');
    const gone = item(...shipped());
    correcting.given(gone).when(finding('fake')).thenRejected('ItemStateForbids');
    const row = { state: 'outOfWarehouse.shipped', defective: false, shelfId: null, checkResult: 'qualified', isListed: false } as const;
    expect(actionsOn(row, aWorker('LAX'), allowedEvents.item(row.state))).not.toContain('correctInspection');
  });

  it('refuses to mark a fake as fake, and an item that an order holds', () => {
    const fake = item(...received(), inspected('fake'));
    correcting.given(fake).when(finding('fake')).thenRejected('InspectionCompleted');
    const held = item(...available(), { type: 'DirectOutboundOrdered', data: { oddNo: 'OC1' } });
    correcting.given(held).when(finding('fake')).thenRejected('ItemStateForbids');
  });
});

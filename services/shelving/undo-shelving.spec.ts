import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { anItem, available, exampleOneId as oneId, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { undoShelving } from './undo-shelving.ts';

const viewer = aWorker('LAX');
const undo = (item: ReturnType<typeof anItem>, by = viewer) => undoShelving({ viewer: by, body: { oneId } }, item);
const shelved = anItem(...received(), inspected('qualified'), shelvedOn('S1'));

describe('Rule: a shelving is undone as long as nothing has followed', () => {
  it('takes the item off the shelf, which has room again', () => {
    expect(undo(shelved)).toMatchObject({
      changes: [{ id: oneId, events: [{ type: 'ShelvingUndone', data: { shelfId: 'S1', first: true } }] }],
      counts: [{ counter: 'shelf-load', key: 'S1', by: -1 }],
    });
  });

  it('leaves an item that waits to be shelved, a defective one too', () => {
    const undone = { type: 'ShelvingUndone', data: { shelfId: 'S1', first: true } } as const;
    for (const result of ['qualified', 'missingLid'] as const) {
      const item = anItem(...received(), inspected(result), shelvedOn('S1'), undone);
      expect(item).toMatchObject({ state: 'inspected', shelfId: undefined, everShelved: false });
    }
  });

  it('refuses one that was moved, and one that was never shelved', () => {
    const moved = anItem(...available(), { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'A-02', fromShelfId: 'S1' } });
    expect(undo(moved)).toMatchObject({ rejected: 'ShelvingFollowed' });
    expect(undo(anItem(...received()))).toMatchObject({ rejected: 'ItemStateForbids' });
  });

  it('does not know items in warehouses of others', () => {
    expect(undo(shelved, aWorker('JFK'))).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: days in storage count from the first shelving that stands', () => {
  it('says whether the undone one was the first', () => {
    const repaired: ItemEvent[] = [
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    ];
    const again = anItem(...received(), inspected('qualified'), shelvedOn('S1'), ...repaired, inspected('qualified'), shelvedOn('S2'));
    expect(undo(again)).toMatchObject({ changes: [{ events: [{ data: { shelfId: 'S2', first: false } }] }] });
  });
});

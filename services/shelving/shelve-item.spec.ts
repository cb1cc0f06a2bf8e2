import { describe, expect, it } from 'vitest';
import { anItem, anItemOf, available, exampleOneId as oneId, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { aShelf } from '../aggregates/examples.ts';
import { noShelf } from '../aggregates/shelf/shelf.ts';
import { moveItems } from './move-items.ts';
import { shelveItem } from './shelve-item.ts';

const viewer = aWorker('LAX');
const body = { oneId, shelfId: 'S1', suggestedShelfId: 'S2' };
const ready = anItem(...received(), inspected('qualified'));

describe('Rule: only inspected items are shelved', () => {
  it('records the shelf that was scanned beside the one suggested', () => {
    expect(shelveItem({ viewer, body }, { item: ready, shelf: aShelf })).toMatchObject({
      changes: [{ id: oneId, events: [{ type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01', suggestedShelfId: 'S2' } }] }],
    });
  });

  it('refuses one that is not inspected, and one that is shelved', () => {
    for (const item of [anItem(...received()), anItem(...available())])
      expect(shelveItem({ viewer, body }, { item, shelf: aShelf })).toMatchObject({ rejected: 'ItemStateForbids' });
  });
});

describe('Rule: a shelf takes items of its own warehouse, up to its capacity', () => {
  it('counts what lies on it', () => {
    expect(shelveItem({ viewer, body }, { item: ready, shelf: aShelf })).toMatchObject({
      counts: [{ counter: 'shelf-load', key: 'S1', by: 1, max: 40, otherwise: { rejected: 'ShelfFull' } }],
    });
  });

  it('refuses a shelf that is elsewhere or nowhere', () => {
    const elsewhere = { ...aShelf, warehouseId: 'JFK' };
    expect(shelveItem({ viewer, body }, { item: ready, shelf: elsewhere })).toMatchObject({ rejected: 'ShelfElsewhere' });
    expect(shelveItem({ viewer, body }, { item: ready, shelf: noShelf })).toMatchObject({ rejected: 'ShelfUnknown' });
  });

  it('does not know items in warehouses of others', () => {
    expect(shelveItem({ viewer: aWorker('JFK'), body }, { item: ready, shelf: aShelf })).toMatchObject({ rejected: 'NotFound' });
  });
});

describe('Rule: a shelf change keeps the state of the item', () => {
  const other = { ...aShelf, shelfId: 'S2', name: 'A-02' };
  const onShelf = [anItemOf('A', ...available()), anItemOf('B', ...received(), inspected('missingLid'), shelvedOn('S1'))];

  it('frees the former places and takes as many on the other shelf', () => {
    expect(moveItems({ viewer }, { items: onShelf, shelf: other })).toMatchObject({
      changes: [
        { id: 'A', events: [{ type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'A-02', fromShelfId: 'S1' } }] },
        { id: 'B', events: [{ type: 'ItemMoved' }] },
      ],
      counts: [
        { key: 'S1', by: -1 },
        { key: 'S1', by: -1 },
        { key: 'S2', by: 2, max: 40 },
      ],
    });
  });

  it('lays an item that was set available on a shelf', () => {
    const cancelled = { type: 'InboundCancelled', data: { batchNo: '', reason: '' } } as const;
    const found = anItem(...received(), cancelled, { type: 'ItemSetAvailable', data: { reason: 'found' } });
    expect(moveItems({ viewer }, { items: [found], shelf: other })).toMatchObject({
      changes: [{ events: [{ data: { fromShelfId: '' } }] }],
      counts: [{ key: 'S2', by: 1 }],
    });
  });

  it('refuses the shelf on which it lies, and names the item', () => {
    expect(moveItems({ viewer }, { items: onShelf, shelf: aShelf })).toMatchObject({ rejected: 'AlreadyOnShelf', field: 'oneIds.0' });
  });
});

import { describe, expect, it } from 'vitest';
import { exampleOneId as oneId, available, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { shelfStream } from '../aggregates/shelf/shelf.ts';
import { moveItems, type MoveItems } from './move-items.ts';
import { shelveItem } from './shelve-item.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

const viewer = aWorker('LAX');
const command = { viewer, body: { oneId, shelfId: 'S1', suggestedShelfId: 'S2' } };
const shelving = specification(shelveItem, (given, { body }) => ({
  item: given.one(itemStream, body.oneId),
  shelf: given.one(shelfStream, body.shelfId),
}));
const ready = fact(itemStream, oneId, ...received(), inspected('qualified'));
const shelf = aShelf('S1');
const shelved = { id: oneId, type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01', suggestedShelfId: 'S2' } };

describe('Rule: only inspected items are shelved', () => {
  it('records the shelf that was scanned beside the one suggested', () => {
    shelving.given(ready, shelf).when(command).then(shelved);
  });

  it.each([
    ['not inspected', received()],
    ['shelved', available()],
  ])('refuses one that is %s', (_, events) => {
    const item = fact(itemStream, oneId, ...events);
    shelving.given(item, shelf).when(command).thenRejected('ItemStateForbids');
  });
});

describe('Rule: a shelf takes items of its own warehouse, up to its capacity', () => {
  it('counts what lies on it', () => {
    const { counts } = shelving.given(ready, shelf).when(command).then(shelved);
    expect(counts).toMatchObject([{ counter: 'shelf-load', key: 'S1', by: 1, max: 40, otherwise: { rejected: 'ShelfFull' } }]);
  });

  it('refuses a shelf that is elsewhere or nowhere', () => {
    const elsewhere = aShelf('S1', { warehouseId: 'JFK' });
    shelving.given(ready, elsewhere).when(command).thenRejected('ShelfElsewhere');
    shelving.given(ready).when(command).thenRejected('ShelfUnknown');
  });

  it('does not know items in warehouses of others', () => {
    shelving
      .given(ready, shelf)
      .when({ ...command, viewer: aWorker('JFK') })
      .thenRejected('NotFound');
  });
});

describe('Rule: a shelf change keeps the state of the item', () => {
  const moving = specification(
    ({ viewer }: MoveItems, states: Parameters<typeof moveItems>[1]) => moveItems({ viewer }, states),
    (given, { body }) => ({ items: body.oneIds.map((each) => given.one(itemStream, each)), shelf: given.one(shelfStream, body.shelfId) }),
  );
  const move = (oneIds: string[], shelfId = 'S2') => ({ viewer, body: { oneIds, shelfId } });
  const sound = fact(itemStream, 'A', ...available());
  const issue = fact(itemStream, 'B', ...received(), inspected('missingLid'), shelvedOn('S1'));
  const other = aShelf('S2', { name: 'A-02' });

  it('frees the former places and takes as many on the other shelf', () => {
    const data = { shelfId: 'S2', shelfName: 'A-02', fromShelfId: 'S1' };
    const moved = moving.given(sound, issue, shelf, other).when(move(['A', 'B']));
    const { counts } = moved.then({ id: 'A', type: 'ItemMoved', data }, { id: 'B', type: 'ItemMoved', data });
    expect(counts).toMatchObject([
      { key: 'S1', by: -1 },
      { key: 'S1', by: -1 },
      { key: 'S2', by: 2, max: 40 },
    ]);
    expect([moved.stateAfter(itemStream, 'A').state, moved.stateAfter(itemStream, 'B').state]).toEqual(['available', 'issue']);
  });

  it('lays an item that was set available on a shelf', () => {
    const cancelled = { type: 'InboundCancelled', data: { batchNo: '', reason: '' } } as const;
    const found = fact(itemStream, 'C', ...received(), cancelled, { type: 'ItemSetAvailable', data: { reason: 'found' } });
    const laid = { id: 'C', type: 'ItemMoved', data: { fromShelfId: '' } };
    const { counts } = moving
      .given(found, other)
      .when(move(['C']))
      .then(laid);
    expect(counts).toMatchObject([{ key: 'S2', by: 1 }]);
  });

  it('refuses the shelf on which it lies, and names the item', () => {
    moving
      .given(sound, issue, shelf)
      .when(move(['A', 'B'], 'S1'))
      .thenRejected('AlreadyOnShelf', { field: 'oneIds.0' });
  });
});

import { describe, expect, it } from 'vitest';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { available, exampleOneId as oneId, inspected, received, shelvedOn } from '../aggregates/item/item-examples.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { undoShelving } from './undo-shelving.ts';
import { fact } from '#tests/support/facts.ts';
import { specification } from '#tests/support/given.ts';

const viewer = aWorker('LAX');
const command = { viewer, body: { oneId } };
const undoing = specification(undoShelving, (given) => ({ item: given.one(itemStream, oneId) }));
const item = (...events: ItemEvent[]) => fact(itemStream, oneId, ...events);
const shelved = item(...received(), inspected('qualified'), shelvedOn('S1'));

describe('Rule: a shelving is undone as long as nothing has followed', () => {
  it('takes the item off the shelf, which has room again', () => {
    const undone = { id: oneId, type: 'ShelvingUndone', data: { shelfId: 'S1', first: true } };
    const { counts } = undoing.given(shelved).when(command).then(undone);
    expect(counts).toMatchObject([{ counter: 'shelf-load', key: 'S1', by: -1 }]);
  });

  it('leaves an item that waits to be shelved, a defective one too', () => {
    for (const result of ['qualified', 'missingLid'] as const) {
      const undone = undoing.given(item(...received(), inspected(result), shelvedOn('S1'))).when(command);
      expect(undone.stateAfter(itemStream, oneId)).toMatchObject({ state: 'inspected', shelfId: undefined, everShelved: false });
    }
  });

  it('refuses one that was moved, and one that was never shelved', () => {
    const moved = item(...available(), { type: 'ItemMoved', data: { shelfId: 'S2', shelfName: 'A-02', fromShelfId: 'S1' } });
    undoing.given(moved).when(command).thenRejected('ShelvingFollowed');
    undoing
      .given(item(...received()))
      .when(command)
      .thenRejected('ItemStateForbids');
  });

  it('does not know items in warehouses of others', () => {
    undoing
      .given(shelved)
      .when({ ...command, viewer: aWorker('JFK') })
      .thenRejected('NotFound');
  });
});

describe('Rule: days in storage count from the first shelving that stands', () => {
  it('says whether the undone one was the first', () => {
    const repaired: ItemEvent[] = [
      { type: 'RepairApplied', data: { repairNo: 'R1', project: [] } },
      { type: 'ItemRepaired', data: { repairNo: 'R1', photos: [], remark: '' } },
    ];
    const again = item(...received(), inspected('qualified'), shelvedOn('S1'), ...repaired, inspected('qualified'), shelvedOn('S2'));
    undoing
      .given(again)
      .when(command)
      .then({ id: oneId, type: 'ShelvingUndone', data: { shelfId: 'S2', first: false } });
  });
});

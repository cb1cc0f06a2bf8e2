import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { NewStream } from '#kernel/commands/loaded.ts';
import { reactionsTo } from '#kernel/processes/react.ts';
import { attempt } from '#kernel/processes/reactions.ts';
import { countStream } from '../aggregates/shelf-count/shelf-count.ts';
import { noShelf } from '../aggregates/shelf/shelf.ts';
import { countAfterShortPick, planAfterShortPick, shortPickCounts } from './count-after-short-pick.ts';

const short = (data: object) =>
  ({ eventId: 'e', streamId: 'item-A', type: 'ItemShortPicked', version: 7, data, metadata: { tags: { oneId: 'A' } } }) as unknown as RecordedEvent;
const shelf = { ...noShelf, exists: true, shelfId: 'S1', warehouseId: 'LAX', name: 'A-01' };
const count = new NewStream(countStream, 'SC-A-7');

describe('Rule: a short pick asks for a count of its shelf', () => {
  it('once for each', () => {
    expect(reactionsTo(shortPickCounts, [short({ shelfId: 'S1', sought: true })])).toEqual([
      attempt(planAfterShortPick, { shelfId: 'S1', countNo: 'SC-A-7' }),
    ]);
  });

  it('not where the item was available again at once, as before it was looked for', () => {
    expect(reactionsTo(shortPickCounts, [short({ shelfId: 'S1' }), short({ shelfId: '', sought: true })])).toEqual([]);
  });

  it('where the shelf is there, and not counted already', () => {
    expect(countAfterShortPick({ shelf: noShelf, count })).toMatchObject({ rejected: 'ShelfUnknown' });
    const decision = countAfterShortPick({ shelf, count });
    expect(isRejection(decision)).toBe(false);
    expect(decision).toMatchObject({
      changes: [{ id: 'SC-A-7', events: [{ type: 'CountPlanned', data: { shelfId: 'S1', cause: 'shortPick' } }] }],
      claims: [{ kind: 'shelf-count', key: 'S1', otherwise: { rejected: 'ShelfBeingCounted' } }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { photoDrafts } from './photo-drafts.ts';
import type { InspectionPhoto } from './photo-plan.ts';

type Kept = Parameters<typeof photoDrafts>[0];
type Draft = Parameters<Kept['put']>[0];

const inMemory = (): Kept => {
  const records = new Map<string, Draft>();
  return {
    all: async () => [...records.values()],
    find: async (id) => records.get(id),
    put: (draft) => records.set(draft.id, draft),
    remove: (id) => records.delete(id),
  };
};

const side: InspectionPhoto = { id: '1', file: new Blob(['side']), preview: 'blob:1', url: '/files/1.jpg', slot: 'side' };
const hour = 3_600_000;
const mine = { owner: 'ann', oneId: 'A' };

describe('Rule: the photos of an item are kept until its result is recorded', () => {
  it('for one person and one item, by their bytes', async () => {
    const drafts = photoDrafts(inMemory());
    drafts.keep(mine, [side]);
    expect(await drafts.of(mine)).toEqual([{ id: '1', file: side.file, slot: 'side' }]);
    expect(await drafts.of({ ...mine, oneId: 'B' })).toEqual([]);
    expect(await drafts.of({ ...mine, owner: 'bo' })).toEqual([]);
  });

  it('and not after it, nor once all are removed', async () => {
    const kept = inMemory();
    const drafts = photoDrafts(kept);
    drafts.keep(mine, [side]);
    drafts.drop(mine);
    expect(await kept.all()).toEqual([]);
    drafts.keep(mine, [side]);
    drafts.keep(mine, []);
    expect(await kept.all()).toEqual([]);
  });

  it('at most a day: what was inspected elsewhere leaves nothing behind', async () => {
    const kept = inMemory();
    let now = 0;
    photoDrafts(kept, () => now).keep(mine, [side]);
    now = 25 * hour;
    const later = photoDrafts(kept, () => now);
    expect(await later.of(mine)).toEqual([]);
    expect(await kept.all()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { shelfRange } from '#contracts/shelving/shelf-range.ts';
import { anAdministrator, aWorker } from '../aggregates/item/viewer-examples.ts';
import { aShelf, losAngeles } from '../aggregates/reference-examples.ts';
import { countClosed } from '../aggregates/shelf/shelf-load.ts';
import { shelfStream } from '../aggregates/shelf/shelf.ts';
import { warehouseStream } from '../aggregates/warehouse/warehouse.ts';
import { changeShelf } from './change-shelf.ts';
import { createShelf } from './create-shelf.ts';
import { createShelves } from './create-shelves.ts';
import { removeShelf } from './remove-shelf.ts';
import { specification, type Given } from '#tests/support/given.ts';

const ofTheShelf = (given: Given) => ({ shelf: given.one(shelfStream, 'S1') });
const creating = specification(createShelf, (given, { body }) => ({
  shelf: given.create(shelfStream, 'S9'),
  warehouse: given.one(warehouseStream, body.warehouseId),
}));
const creatingRange = specification(createShelves, (given, { body }) => ({
  shelves: (shelfRange(body.name, body.upTo)?.shelves ?? []).map(({ name, level = body.level }, index) => ({
    stream: given.create(shelfStream, `S${index}`),
    name,
    level,
  })),
  warehouse: given.one(warehouseStream, body.warehouseId),
}));
const changing = specification(changeShelf, ofTheShelf);
const removing = specification(removeShelf, ofTheShelf);

const viewer = aWorker('LAX');
const shelf = aShelf('S1');
const body = { warehouseId: 'LAX', name: 'B-07', zone: 'B', capacity: 20, level: 2 };
const create = (asked: Partial<typeof body> = {}) => creating.given(losAngeles).when({ viewer, body: { ...body, ...asked } });
const unchanged = { shelfId: 'S1', name: 'A-01', zone: 'A', capacity: 40, level: 1 };
const change = (asked: Partial<typeof unchanged> = {}) => changing.given(shelf).when({ viewer, body: { ...unchanged, ...asked } });
const changed = { id: 'S1', type: 'ShelfChanged' };

describe('Rule: a rack name cannot be Chinese and is printable (R5.21, R5.22)', () => {
  it.each([
    ['货架一', 'ShelfNameChinese'],
    ['A-一', 'ShelfNameChinese'],
    ['Ä-01', 'ShelfNameUnprintable'],
  ])('%s → %s', (name, rejected) => {
    create({ name }).thenRejected(rejected, { field: 'name' });
    change({ name }).thenRejected(rejected, { field: 'name' });
  });
});

describe('Rule: Chinese cannot be printed beside a code either (R5.22)', () => {
  it('refuses a zone in Chinese', () => {
    create({ zone: '北区' }).thenRejected('ChineseNotPrintable', { field: 'zone' });
    change({ zone: 'A区' }).thenRejected('ChineseNotPrintable', { field: 'zone' });
  });
});

describe('Rule: a rack name is unique in its warehouse', () => {
  it('is claimed, whatever its case', () => {
    const { claims } = create({ name: 'b-07' }).then({ id: 'S9', type: 'ShelfCreated' });
    expect(claims).toMatchObject([{ kind: 'shelf-name', key: 'LAX/B-07', owner: 'S9', otherwise: { rejected: 'ShelfNameTaken' } }]);
  });

  it('is given up by a rename', () => {
    expect(change({ name: 'A-09' }).then(changed)).toMatchObject({
      claims: [{ key: 'LAX/A-09' }],
      releases: [{ key: 'LAX/A-01', owner: 'S1' }],
    });
  });
});

describe('Rule: a range of shelves is made whole, or not at all', () => {
  const range = (name: string, upTo: string) => creatingRange.given(losAngeles).when({ viewer, body: { ...body, level: 7, name, upTo } });

  it('each under a name that is claimed', () => {
    const { claims } = range('B-07-1', 'B-08-2').then(
      { id: 'S0', type: 'ShelfCreated', data: { name: 'B-07-1', zone: 'B', capacity: 20, level: 1 } },
      { id: 'S1', type: 'ShelfCreated', data: { name: 'B-07-2', level: 2 } },
      { id: 'S2', type: 'ShelfCreated', data: { name: 'B-08-1', level: 1 } },
      { id: 'S3', type: 'ShelfCreated', data: { name: 'B-08-2', level: 2 } },
    );
    expect(claims).toMatchObject([
      { key: 'LAX/B-07-1', owner: 'S0', otherwise: { rejected: 'ShelfNamesTaken' } },
      { key: 'LAX/B-07-2' },
      { key: 'LAX/B-08-1' },
      { key: 'LAX/B-08-2' },
    ]);
  });

  it.each([
    ['B-07-1', 'C-08-2', 'ShelfRangeUnclear', 'upTo'],
    ['B-01-1', 'B-67-3', 'ShelfRangeTooLong', 'upTo'],
    ['架-01', '架-02', 'ShelfNameChinese', 'name'],
  ])('%s up to %s → %s', (name, upTo, rejected, field) => range(name, upTo).thenRejected(rejected, { field }));
});

describe('Rule: a shelf holds no more than its capacity', () => {
  it('cannot shrink below what lies on it', () => {
    const { counts } = change({ capacity: 10 }).then(changed);
    expect(counts).toMatchObject([{ key: 'S1', by: 0, max: 10, otherwise: { rejected: 'ShelfHoldsMore' } }]);
    expect(change().then(changed)).toMatchObject({ counts: [] });
  });
});

describe('Rule: only an empty shelf is removed', () => {
  it('asks the count, and leaves no room behind', () => {
    const { counts } = removing.given(shelf).when({ viewer }).then({ id: 'S1', type: 'ShelfRemoved' });
    expect(counts).toMatchObject([{ key: 'S1', otherwise: { rejected: 'ShelfNotEmpty' } }]);
    const [left] = countClosed(unchanged);
    expect(left!.by).toBe(left!.max);
  });
});

describe('Rule: shelves are kept by those who work there, and by administrators', () => {
  it('does not know the shelves of other warehouses', () => {
    const stranger = aWorker('JFK');
    creating.given(losAngeles).when({ viewer: stranger, body }).thenRejected('NotFound');
    removing.given(shelf).when({ viewer: stranger }).thenRejected('NotFound');
    removing
      .given(shelf)
      .when({ viewer: anAdministrator(1) })
      .then({ id: 'S1', type: 'ShelfRemoved' });
  });

  it('refuses a shelf that does not exist, and a warehouse that does not', () => {
    changing.given().when({ viewer, body: unchanged }).thenRejected('ShelfUnknown');
    creating.given().when({ viewer, body }).thenRejected('WarehouseUnknown');
  });
});

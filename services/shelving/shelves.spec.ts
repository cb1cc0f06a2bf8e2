import { describe, expect, it } from 'vitest';
import { shelfRange } from '#contracts/shelving/shelf-range.ts';
import { anAdministrator, aWorker } from '../aggregates/item/viewer-examples.ts';
import { closeShelf } from '../aggregates/shelf/shelf-load.ts';
import { aShelf, aWarehouse } from '../aggregates/examples.ts';
import { noShelf, shelfStream } from '../aggregates/shelf/shelf.ts';
import { noWarehouse } from '../aggregates/warehouse/warehouse.ts';
import { changeShelf } from './change-shelf.ts';
import { createShelf } from './create-shelf.ts';
import { createShelves } from './create-shelves.ts';
import { removeShelf } from './remove-shelf.ts';
import { loaded, NewStream } from '#kernel/commands/loaded.ts';

const viewer = aWorker('LAX');
const body = { warehouseId: 'LAX', name: 'B-07', zone: 'B', capacity: 20, level: 2 };
const newShelf = new NewStream(shelfStream, 'S9');
const unknown = loaded(shelfStream, 'S1', noShelf);
const create = (name: string) => createShelf({ viewer, body: { ...body, name } }, { shelf: newShelf, warehouse: aWarehouse });
const changed = { shelfId: 'S1', name: 'A-01', zone: 'A', capacity: 40, level: 1 };

describe('Rule: a rack name cannot be Chinese and is printable (R5.21, R5.22)', () => {
  it.each([
    ['货架一', 'ShelfNameChinese'],
    ['A-一', 'ShelfNameChinese'],
    ['Ä-01', 'ShelfNameUnprintable'],
  ])('%s → %s', (name, rejected) => {
    expect(create(name)).toMatchObject({ rejected, field: 'name' });
    expect(changeShelf({ viewer, body: { ...changed, name } }, { shelf: aShelf })).toMatchObject({ rejected });
  });
});

describe('Rule: Chinese cannot be printed beside a code either (R5.22)', () => {
  it('refuses a zone in Chinese', () => {
    const refused = { rejected: 'ChineseNotPrintable', field: 'zone' };
    expect(createShelf({ viewer, body: { ...body, zone: '北区' } }, { shelf: newShelf, warehouse: aWarehouse })).toMatchObject(refused);
    expect(changeShelf({ viewer, body: { ...changed, zone: 'A区' } }, { shelf: aShelf })).toMatchObject(refused);
  });
});

describe('Rule: a rack name is unique in its warehouse', () => {
  it('is claimed, whatever its case', () => {
    expect(create('b-07')).toMatchObject({
      changes: [{ id: 'S9', events: [{ type: 'ShelfCreated' }] }],
      claims: [{ kind: 'shelf-name', key: 'LAX/B-07', owner: 'S9', otherwise: { rejected: 'ShelfNameTaken' } }],
    });
  });

  it('is given up by a rename', () => {
    expect(changeShelf({ viewer, body: { ...changed, name: 'A-09' } }, { shelf: aShelf })).toMatchObject({
      claims: [{ key: 'LAX/A-09' }],
      releases: [{ key: 'LAX/A-01', owner: 'S1' }],
    });
  });
});

describe('Rule: a range of shelves is made whole, or not at all', () => {
  const range = (name: string, upTo: string) => {
    const shelves = (shelfRange(name, upTo)?.shelves ?? []).map((shelf, at) => ({
      name: shelf.name,
      level: shelf.level ?? 7,
      stream: new NewStream(shelfStream, `S${at}`),
    }));
    return createShelves({ viewer, body: { ...body, name, upTo } }, { shelves, warehouse: aWarehouse });
  };

  it('each under a name that is claimed', () => {
    expect(range('B-07-1', 'B-08-2')).toMatchObject({
      changes: [
        { id: 'S0', events: [{ type: 'ShelfCreated', data: { name: 'B-07-1', zone: 'B', capacity: 20, level: 1 } }] },
        { events: [{ data: { name: 'B-07-2', level: 2 } }] },
        { events: [{ data: { name: 'B-08-1', level: 1 } }] },
        { events: [{ data: { name: 'B-08-2', level: 2 } }] },
      ],
      claims: [
        { key: 'LAX/B-07-1', owner: 'S0', otherwise: { rejected: 'ShelfNamesTaken' } },
        { key: 'LAX/B-07-2' },
        { key: 'LAX/B-08-1' },
        { key: 'LAX/B-08-2' },
      ],
    });
  });

  it.each([
    ['B-07-1', 'C-08-2', 'ShelfRangeUnclear', 'upTo'],
    ['B-01-1', 'B-67-3', 'ShelfRangeTooLong', 'upTo'],
    ['架-01', '架-02', 'ShelfNameChinese', 'name'],
  ])('%s up to %s → %s', (name, upTo, rejected, field) => {
    expect(range(name, upTo)).toMatchObject({ rejected, field });
  });
});

describe('Rule: a shelf holds no more than its capacity', () => {
  it('cannot shrink below what lies on it', () => {
    expect(changeShelf({ viewer, body: { ...changed, capacity: 10 } }, { shelf: aShelf })).toMatchObject({
      counts: [{ key: 'S1', by: 0, max: 10, otherwise: { rejected: 'ShelfHoldsMore' } }],
    });
    expect(changeShelf({ viewer, body: changed }, { shelf: aShelf })).toMatchObject({ counts: [] });
  });
});

describe('Rule: only an empty shelf is removed', () => {
  it('asks the count, and leaves no room behind', () => {
    expect(removeShelf({ viewer }, { shelf: aShelf })).toMatchObject({ counts: [{ key: 'S1', otherwise: { rejected: 'ShelfNotEmpty' } }] });
    const [left] = closeShelf(aShelf);
    expect(left!.by).toBe(left!.max);
  });
});

describe('Rule: shelves are kept by those who work there, and by administrators', () => {
  it('does not know the shelves of other warehouses', () => {
    expect(createShelf({ viewer: aWorker('JFK'), body }, { shelf: newShelf, warehouse: aWarehouse })).toMatchObject({ rejected: 'NotFound' });
    expect(removeShelf({ viewer: aWorker('JFK') }, { shelf: aShelf })).toMatchObject({ rejected: 'NotFound' });
    expect(removeShelf({ viewer: anAdministrator(1) }, { shelf: aShelf })).toMatchObject({ changes: [{}] });
  });

  it('refuses a shelf that does not exist, and a warehouse that does not', () => {
    expect(changeShelf({ viewer, body: changed }, { shelf: unknown })).toMatchObject({ rejected: 'ShelfUnknown' });
    expect(createShelf({ viewer, body }, { shelf: newShelf, warehouse: noWarehouse })).toMatchObject({ rejected: 'WarehouseUnknown' });
  });
});

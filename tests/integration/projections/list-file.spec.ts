import { Kysely, PostgresDialect } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { searchInventory } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { isFileAnswer } from '#contracts/kernel/route.ts';
import { listFiles } from '#projections/kernel/files/list-file.ts';
import { filesInTurn } from '#kernel/files/files-in-turn.ts';
import type { ReadDatabase } from '#projections/kernel/read-database.ts';
import { byTimeOrNone } from '#projections/kernel/lists/sorted-page.ts';
import { forecast, id, item, reference, samba, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

/** Shop 7: two on a shelf in EWR, one in LAX, two forecast. Shop 8: one in EWR. */
beforeAll(async () => {
  world = await readWorld('2026-11-20T15:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(
    actorOf(staff),
    item(id(1), ...stored()),
    item(id(2), ...stored({ what: samba })),
    item(id(3), ...stored({ warehouseId: 'LAX' }, 'qualified', ['LAX-C-01-1', 'C-01-1'])),
    item(id(8), ...stored({ shopId: 8, preId: 'FC-8' })),
  );
  await world.happen(actorOf(seller), item(id(4), forecast({ logNo: '=1+1' })), item(id(5), forecast()));
});
afterAll(() => world.close());

type Filter = BodyInputOf<typeof exportInventory>;

const fileFor = (viewer = seller, filter: Filter = {}) => world.file(exportInventory, viewer, filter);
/** None of the samples has a comma or a quote in it. */
const linesOf = (file: string): string[][] =>
  file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
const headOf = (file: string): string[] => linesOf(file.slice(1))[0]!;
const firstsOf = (file: string): string[] => linesOf(file).flatMap(([first], index) => (index === 0 ? [] : [first!]));
const cellOf = (file: string, head: string): string => linesOf(file)[1]![headOf(file).indexOf(head)]!;

describe('Rule: a file holds the rows of the viewer’s list under the same filters, and no others', () => {
  const filters: Filter[] = [
    {},
    { view: 'everything', sort: 'sku', order: 'asc' },
    { view: 'everything', sort: 'gmtIn' },
    { text: 'samba' },
    { view: 'forecast' },
    { shopId: 7 },
    { wareId: 'LAX' },
    { oneIds: [id(1), id(8)] },
  ];

  it.each(filters)('%j', async (filter) => {
    for (const viewer of [seller, otherSeller, staff, admin]) {
      const listed = await world.ask(searchInventory, viewer, { ...filter, size: 100 });
      expect(firstsOf(await fileFor(viewer, filter))).toEqual(listed.data.map(({ oneId }) => formatOneId(oneId)));
    }
  });

  it('also from the second page of the list', async () => {
    expect(firstsOf(await fileFor(seller, { current: 2, size: 1 }))).toHaveLength(3);
  });
});

describe('Rule: a file has no column that its viewer may not see', () => {
  it('tells a seller no shelf', async () => {
    const file = await fileFor(seller);
    expect(headOf(file)).not.toContain('Shelf');
    expect(file).not.toMatch(/A-03-2|C-01-1|P-DUNK/);
    expect(headOf(file)).toContain('Storage fee (USD)');
  });

  it('tells the floor no storage fee', async () => {
    const file = await fileFor(staff);
    expect(headOf(file)).toEqual(expect.arrayContaining(['Shelf', 'Owner']));
    expect(file).toContain('A-03-2');
    expect(file).not.toContain('Storage fee');
  });

  it('tells an administrator both', async () => {
    expect(headOf(await fileFor(admin))).toEqual(expect.arrayContaining(['Shelf', 'Owner', 'Storage fee (USD)']));
  });
});

describe('Rule: a file speaks the language of its viewer, on the viewer’s clock', () => {
  it('says so in its header', async () => {
    const file = await fileFor({ ...seller, language: 'zh_cn', timeZone: 'Asia/Shanghai' }, { oneIds: [id(1)] });
    expect(file.startsWith('\uFEFFONE ID,')).toBe(true);
    expect(cellOf(file, '状态')).toBe('可用');
    expect(cellOf(file, '成本价（USD）')).toBe('96.00');
    expect(cellOf(file, '入库时间（Asia/Shanghai）')).toBe('2026-11-20 23:00:00');
    expect(cellOf(await fileFor(seller, { oneIds: [id(1)] }), 'Inbound (America/New_York)')).toBe('2026-11-20 10:00:00');
  });

  it('defuses what someone typed', async () => {
    expect(cellOf(await fileFor(seller, { oneIds: [id(4)] }), 'Inbound tracking')).toBe("'=1+1");
  });
});

describe('Rule: a workbook holds what the file of text holds', () => {
  it('each value as what it is', async () => {
    const answer = await world.answer(exportInventory, seller, { oneIds: [id(4)], format: 'xlsx' });
    if (!isFileAnswer(answer) || !answer.packed || !(answer.file instanceof Uint8Array)) throw new Error('no workbook');
    const [head = [], ...rows] = await readSheet(Buffer.from(await answer.packed(Buffer.from(answer.file).toString())));
    expect(head).toEqual(headOf(await fileFor(seller)));
    expect(rows).toHaveLength(1);
    expect(rows[0]![head.indexOf('Inbound tracking')]).toBe('=1+1');
    expect(rows[0]![0]).toBe(formatOneId(id(4)));
    expect(answer).toMatchObject({ download: 'inventory.xlsx', contentType: expect.stringContaining('spreadsheetml') });
  });
});

describe('Rule: a list that is too long for one file is refused, not cut', () => {
  const listOf = (shopId: number) => ({
    name: 'items',
    viewer: seller,
    format: 'csv' as const,
    found: (moment: ReadDatabase) => moment.selectFrom('inventory as i').select('i.one_id').where('i.shop_id', '=', shopId),
    sort: byTimeOrNone('i.received_at'),
    key: 'i.one_id',
    order: 'asc' as const,
    rowOf: (found: { one_id: string }) => found,
    columns: [{ head: { en: 'ONE ID', zh: 'ONE ID' }, kind: 'text' as const, cell: (row: { one_id: string }) => row.one_id }],
  });
  const files = (limits?: Parameters<typeof listFiles>[2], inTurn = filesInTurn()) =>
    listFiles(new Kysely<any>({ dialect: new PostgresDialect({ pool: world.pool }) }), inTurn, limits);

  it('and is whole up to there, however few rows are read at a time', async () => {
    for (const atOnce of [1, 2, 5, 100]) {
      const answer = await files({ most: 5, atOnce })(listOf(7));
      if (isRejection(answer) || !(answer.file instanceof Uint8Array)) throw new Error('no list');
      expect(firstsOf(Buffer.from(answer.file).toString()).toSorted()).toEqual([1, 2, 3, 4, 5].map(id).toSorted());
    }
    expect(await files({ most: 4 })(listOf(7))).toEqual({ rejected: 'ListTooLong', params: { max: '4' } });
  });

  it('makes whoever asks while theirs wait come again, and nobody else', async () => {
    const write = files({}, filesInTurn({ ofEach: { running: 1, waiting: 1 }, ofAll: { running: 1, waiting: Infinity } }));
    const asked = [seller, seller, seller, admin, admin, admin, otherSeller].map((viewer) => write({ ...listOf(7), viewer }));
    const [ours, theirs, last] = ['items.csv', 'FilesUnderWay', 'items.csv'];
    const answers = (await Promise.all(asked)).map((answer) => (isRejection(answer) ? answer.rejected : answer.download));
    expect(answers).toEqual([ours, ours, theirs, ours, ours, theirs, last]);
  });
});

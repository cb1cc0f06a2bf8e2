import { describe, expect, it } from 'vitest';
import type { ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import type { Cell } from '#kernel/files/workbook/cell.ts';
import { checkImport } from './check-import.ts';
import type { ImportWorld } from './check-row.ts';

const world: ImportWorld = {
  skus: new Map([
    ['DD1391-100', ['41', '42', '42.5']],
    ['M990GL6', ['42']],
  ]),
  warehouses: [
    { warehouseId: 'W1', name: 'Los Angeles' },
    { warehouseId: 'W2', name: '上海' },
  ],
  taken: new Set(['1ZTAKEN00001']),
};

const sound: Record<string, Cell> = { logNo: '1Z999AA10123456784', warehouse: 'W1', sku: 'DD1391-100', size: '42', quantity: '2' };
let nextRow = 1;
const row = (changes: Partial<Record<ImportColumnName, Cell>> = {}) => ({ row: ++nextRow, cells: { ...sound, ...changes } });

const check = (...rows: ReturnType<typeof row>[]) => checkImport(rows, world);
const errorsOf = (changes: Partial<Record<ImportColumnName, Cell>>) => check(row(changes)).errors.map(({ column, code }) => `${column} ${code}`);

describe('Rule: rows of one tracking number are one package', () => {
  it('joins what is alike and keeps apart what cost differently', () => {
    const { packages, units, errors } = check(
      row({ cost: '100.5', remark: 'first' }),
      row({ cost: '100.50', quantity: '3' }),
      row({ cost: '90', source: 'Outlet', remark: 'second' }),
      row({ logNo: '1z 999-aa1 9999', warehouse: '上海', sku: 'm990gl6' }),
    );
    expect(errors).toEqual([]);
    expect(units).toBe(9);
    expect(packages).toEqual([
      {
        logNo: '1Z999AA10123456784',
        warehouseId: 'W1',
        warehouse: 'Los Angeles',
        units: 7,
        remark: 'first; second',
        parcel: {},
        lines: [
          { sku: 'DD1391-100', size: '42', quantity: 5, costPrice: 10_050 },
          { sku: 'DD1391-100', size: '42', quantity: 2, costPrice: 9_000, supply: 'Outlet' },
        ],
      },
      {
        logNo: '1Z999AA19999',
        warehouseId: 'W2',
        warehouse: '上海',
        units: 2,
        remark: '',
        parcel: {},
        lines: [{ sku: 'M990GL6', size: '42', quantity: 2 }],
      },
    ]);
  });

  it('goes to one warehouse', () => {
    const first = row();
    expect(check(first, row({ warehouse: 'W2' })).errors).toMatchObject([
      { column: 'warehouse', code: 'WarehousesDiffer', params: { row: first.row, value: 'Los Angeles' } },
    ]);
  });

  it('says of the parcel what one of its rows says (R3.34)', () => {
    const said = { weight: '12.5', dimensions: '60x40x35', insurance: '500', signature: 'yes', shippingType: '卡车', reference: 'KICKS-0412' };
    const { packages } = check(row(), row(said), row({ weight: '12.500 kg', shippingType: 'truck' }));
    expect(packages).toMatchObject([
      {
        parcel: {
          shippingType: 'truck',
          reference: 'KICKS-0412',
          weight: 12_500,
          dimensions: '60 × 40 × 35 cm',
          insurance: 50_000,
          signature: true,
        },
      },
    ]);
  });

  it('and is refused where two say otherwise', () => {
    const first = row({ weight: '12.5' });
    expect(check(row(), first, row({ weight: '13' })).errors).toMatchObject([
      { column: 'weight', code: 'DiffersInPackage', params: { row: first.row } },
    ]);
  });

  it('is bounded', () => {
    const full = Array.from({ length: 6 }, () => row({ quantity: '1000' }));
    const { errors, held } = check(...full);
    expect(errors).toMatchObject([{ row: full[0]!.row, code: 'PackageTooLarge' }]);
    expect(held).toHaveLength(5);
  });
});

describe('Rule: a package is forecast whole or not at all', () => {
  it('holds its sound rows while one is wrong', () => {
    const [right, bad, other] = [row(), row({ quantity: '0' }), row({ logNo: '1ZOTHER00001' })];
    const outcome = check(right, bad, other);
    expect(outcome.packages.map(({ logNo }) => logNo)).toEqual(['1ZOTHER00001']);
    expect(outcome.held).toEqual([{ row: right.row, waitsFor: bad.row }]);
    expect(outcome.units).toBe(2);
  });

  it('is not held by a row of no package', () => {
    expect(check(row(), row({ logNo: '' })).packages).toHaveLength(1);
  });
});

describe('Rule: every cell is checked and every error is told', () => {
  it('takes as many of a size, and as long a remark, as the form does', () => {
    expect(check(row({ quantity: '5000', remark: 'x'.repeat(500) })).errors).toEqual([]);
  });

  it('takes a row without cost, source and remark', () => {
    expect(errorsOf({})).toEqual([]);
  });

  it('tells all errors of a row', () => {
    expect(errorsOf({ logNo: '', warehouse: '', sku: '', size: '', quantity: '' })).toEqual([
      'logNo Required',
      'warehouse Required',
      'sku Required',
      'size Required',
      'quantity Required',
    ]);
  });

  it.each<[ImportColumnName, Cell, string]>([
    ['logNo', '1234567', 'NotATrackingNumber'],
    ['logNo', 'P12345678', 'NotATrackingNumber'],
    ['logNo', '012345678', 'NotATrackingNumber'],
    ['logNo', 'OC26010100001', 'NotATrackingNumber'],
    ['logNo', '顺丰12345678', 'NotATrackingNumber'],
    ['logNo', { shortened: '123456789012346000' }, 'DigitsLost'],
    ['logNo', '1ZTAKEN00001', 'TrackingNumberTaken'],
    ['warehouse', 'Mars', 'UnknownWarehouse'],
    ['sku', 'NOPE', 'UnknownSku'],
    ['size', '99', 'UnknownSize'],
    ['size', '4'.repeat(21), 'TooLong'],
    ['quantity', '1.5', 'NotAQuantity'],
    ['quantity', '-1', 'NotAQuantity'],
    ['quantity', '5001', 'NotAQuantity'],
    ['quantity', '1e3', 'NotAQuantity'],
    ['cost', '12.345', 'NotAnAmount'],
    ['cost', '-5', 'NotAnAmount'],
    ['cost', 'free', 'NotAnAmount'],
    ['cost', '1000000.01', 'AmountTooLarge'],
    ['cost', '99999999999', 'AmountTooLarge'],
    ['shippingType', 'Pigeon', 'NotAShippingType'],
    ['weight', '12,5', 'NotAWeight'],
    ['weight', '0', 'NotAWeight'],
    ['weight', '1000.001', 'NotAWeight'],
    ['weight', '1.2345', 'NotAWeight'],
    ['dimensions', '60 × 40', 'NotDimensions'],
    ['insurance', '1e9', 'NotAnAmount'],
    ['insurance', '0.001', 'NotAnAmount'],
    ['signature', 'maybe', 'NotYesOrNo'],
    ['reference', 'x'.repeat(41), 'TooLong'],
    ['source', 'x'.repeat(61), 'TooLong'],
    ['source', 'a\u0000b', 'NotPlainText'],
    ['remark', 'x'.repeat(501), 'TooLong'],
  ])('%s %j is %s', (column, cell, code) => {
    expect(errorsOf({ [column]: cell })).toEqual([`${column} ${code}`]);
  });

  it('takes script and SQL as the text they are', () => {
    const { packages } = check(row({ remark: `<script>alert(1)</script>'; DROP TABLE events; --` }));
    expect(packages[0]!.remark).toBe(`<script>alert(1)</script>'; DROP TABLE events; --`);
  });
});

describe('Rule: what Excel made of a cell is said as such', () => {
  it.each([
    ['size', { date: '2026-10-05' }, 'MadeADate'],
    ['logNo', { date: '2026-10-05' }, 'MadeADate'],
    ['quantity', '#DIV/0!', 'FormulaFailed'],
    ['cost', '#N/A', 'FormulaFailed'],
    ['sku', '#REF!', 'FormulaFailed'],
    // As the file with corrections writes it.
    ['logNo', '9.40551120628171e+21', 'DigitsLost'],
    ['sku', '123456', 'UnknownSkuOfDigits'],
  ] as const)('%s %s → %s', (column, cell, code) => expect(errorsOf({ [column]: cell })).toEqual([`${column} ${code}`]));

  it('a date that is meant as one stays one', () =>
    expect(check(row({ remark: { date: '2026-10-05' } })).packages).toMatchObject([{ remark: '2026-10-05' }]));
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { TriedImport } from '#contracts/forecast-import/import-endpoints.ts';
import { allowance } from '#kernel/allowance.ts';
import { overlappingBomb, understatedBomb } from './sample-archives.ts';
import { cpuTime } from './cpu-time.ts';
import { startFilesApp, type FilesApp } from './files-app.ts';
import * as sample from './sample-files.ts';
import { firstSheet, headers, heavyWorkbook, longWorkbook, soundRows, tampered, workbook } from './sample-workbooks.ts';

let files: FilesApp;
beforeAll(async () => {
  files = await startFilesApp();
});
afterAll(() => files.stop());

const base = '/api/business/forecast/import';
const tryFile = async (bytes: Uint8Array, { name = 'forecast.xlsx', token = 'seller', language = 'en_us' } = {}) =>
  (await files.send(base, token, name, bytes, { language })).json();
const confirm = async (body: object, token = 'seller') => (await files.post(`${base}/confirm`, token, body)).json();
const tried = async (rows: Parameters<typeof workbook>[0]): Promise<TriedImport> => (await tryFile(await workbook(rows))).data;

let taken = 0;
/** Rows of tracking numbers that no other test uses. */
const rowsOfPackage = (...sizes: string[]) => {
  const logNo = `TEST${String(++taken).padStart(8, '0')}`;
  return sizes.map((size) => [logNo, 'W1', 'SKU-1', size, 2, 10.5, 'Outlet', '']);
};

describe('Rule: a dry run says what would be forecast, and forecasts nothing', () => {
  it('of sound rows', async () => {
    const before = await files.countOf('events');
    expect(await tried([...rowsOfPackage('41', '42'), ...rowsOfPackage('42')])).toMatchObject({
      rows: 3,
      units: 6,
      failedRows: 0,
      errors: [],
      packages: [{ warehouse: 'Los Angeles', units: 4, lines: [{ sku: 'SKU-1', costPrice: 1050, supply: 'Outlet' }, { size: '42' }] }, { units: 2 }],
    });
    expect(await files.countOf('events')).toBe(before);
  });

  it('and names the wrong cells in the language of the caller', async () => {
    const answer = await tryFile(await workbook([...rowsOfPackage('41', '99'), ...rowsOfPackage('42')]), { language: 'zh_cn' });
    expect(answer.data).toMatchObject({
      failedRows: 1,
      heldRows: 1,
      errors: [{ row: 3, column: 'size', code: 'UnknownSize', msg: 'SKU-1 没有尺码 99；可选 41 42' }],
      packages: [{ units: 2 }],
    });
  });

  it('reads 5,000 rows in under two seconds', async () => {
    const bytes = await workbook(soundRows(importLimits.rows));
    let data: TriedImport | undefined;
    expect(await cpuTime(async () => ({ data } = await tryFile(bytes)))).toBeLessThan(2_000);
    expect(data).toMatchObject({ rows: 5_000, units: 5_000, failedRows: 0 });
    expect(data!.packages).toHaveLength(500);
  });

  it('keeps an account’s last five files', async () => {
    for (let n = 0; n < 6; n++) await tried(rowsOfPackage('42'));
    expect(await files.countOf('forecast_imports', `account_id = 'seller'`)).toBe(5);
  });
});

describe('Rule: confirming forecasts all sound packages at once', () => {
  it('with their costs, and once', async () => {
    const { importId } = await tried([...rowsOfPackage('41', '42'), ...rowsOfPackage('42')]);
    const { data } = await confirm({ importId });
    expect(data).toMatchObject({ packages: 2, units: 6 });
    expect(await files.countOf('events', `type = 'ItemForecast' AND data->>'preId' = '${data.preIds[0]}' AND data->>'costPrice' = '1050'`)).toBe(4);
    expect(await files.countOf('events', `type = 'PackageForecast' AND data->>'forecastBatch' = 'XL-${importId.slice(0, 8).toUpperCase()}'`)).toBe(2);
    expect(await confirm({ importId })).toMatchObject({ code: 409, errors: [{ field: expect.any(String) }] });
  });

  it('lets one of two confirmations win', async () => {
    const { importId } = await tried(rowsOfPackage('41'));
    const answers = await Promise.all([confirm({ importId }), confirm({ importId })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it('answers 5,000 rows in one command', async () => {
    const { importId } = await tried(soundRows(importLimits.rows));
    let answer: { data: object } | undefined;
    expect(await cpuTime(async () => (answer = await confirm({ importId })))).toBeLessThan(10_000);
    expect(answer!.data).toMatchObject({ packages: 500, units: 5_000 });
  });

  it('writes nothing when one package is refused', async () => {
    const [first, second] = [rowsOfPackage('41'), rowsOfPackage('41')];
    await confirm({ importId: (await tried(second)).importId });
    const { importId } = await tried([...first, ...second]);
    const before = await files.countOf('events');
    expect(await confirm({ importId })).toMatchObject({ code: 409, error: 'TrackingNumberInUse' });
    expect(await files.countOf('events')).toBe(before);
  });

  it('asks before it leaves rows out', async () => {
    const { importId } = await tried([...rowsOfPackage('41', '99'), ...rowsOfPackage('42')]);
    expect(await confirm({ importId })).toMatchObject({ code: 422, error: 'ImportHasErrors' });
    expect((await confirm({ importId, skipErrors: true })).data).toMatchObject({ packages: 1, units: 2 });
    const none = await tried(rowsOfPackage('99'));
    expect(await confirm({ importId: none.importId, skipErrors: true })).toMatchObject({ code: 422, error: 'ImportNothingSound' });
  });

  it('says that it was confirmed, also where rows were left out', async () => {
    const { importId } = await tried([...rowsOfPackage('41', '99'), ...rowsOfPackage('42')]);
    expect(await confirm({ importId, skipErrors: true })).toMatchObject({ code: 200 });
    for (const skipErrors of [true, false]) expect(await confirm({ importId, skipErrors })).toMatchObject({ code: 409, error: 'ImportConfirmed' });
  });

  it('knows no import of another shop', async () => {
    const { importId } = await tried(rowsOfPackage('41'));
    expect(await confirm({ importId }, 'other')).toMatchObject({ code: 404, error: 'ImportNotFound' });
    expect((await files.get(`${base}/corrections?importId=${importId}`, 'other')).json()).toMatchObject({ code: 404, error: 'ImportNotFound' });
  });
});

describe('Rule: the workbooks are there to work with', () => {
  it('a template to fill in', async () => {
    const answer = await files.get(`${base}/template`, 'seller', { language: 'zh_cn' });
    expect(answer.headers['content-disposition']).toContain('forecast-template.xlsx');
    expect(await tryFile(answer.rawPayload)).toMatchObject({ code: 422, error: 'ImportEmpty' });
  });

  it('and the wrong rows to correct', async () => {
    const { importId } = await tried([...rowsOfPackage('41', '99'), ...rowsOfPackage('42')]);
    const answer = await files.get(`${base}/corrections?importId=${importId}`, 'seller');
    expect(await tryFile(answer.rawPayload)).toMatchObject({ code: 200, data: { rows: 2, failedRows: 1, heldRows: 1 } });
  });
});

describe('Rule: a bad workbook is refused clearly, cheaply, and leaves nothing behind', () => {
  const rows = soundRows(3);
  it.each([
    ['50,000 rows', () => longWorkbook(50_000), 413, 'ImportTooManyRows'],
    ['wrong columns', () => workbook(rows, ['Tracking', ...headers.slice(1)]), 422, 'ImportWrongColumns'],
    ['no rows', () => workbook([]), 422, 'ImportEmpty'],
    ['a picture', () => sample.png(), 415, 'FileTypeMismatch'],
    ['text', async () => Buffer.from('sku,size\na,b\n'), 415, 'FileTypeMismatch'],
    ['a bomb of 40 kB that unpacks to 5.5 GB', async () => overlappingBomb(), 422, 'FileDamaged'],
    ['a bomb that understates itself', async () => understatedBomb('[Content_Types].xml', 'xl/workbook.xml'), 422, 'ImportUnreadable'],
    ['half a file', async () => (await workbook(rows)).subarray(0, 2_000), 422, 'FileDamaged'],
    ['a sheet that is a bomb', async () => heavyWorkbook(), 413, 'ArchiveTooLarge'],
    [
      'an address far out',
      async () => tampered(await workbook(rows), firstSheet, (xml) => xml.replace('r="A2"', 'r="XFD2"')),
      422,
      'ImportUnreadable',
    ],
  ])('%s', async (_, make, code, error) => {
    const bytes = await make();
    const before = { events: await files.countOf('events'), imports: await files.countOf('forecast_imports'), rss: process.memoryUsage().rss };
    expect(await tryFile(bytes)).toMatchObject({ code, error, errors: [{ field: 'file', rule: error }] });
    expect(process.memoryUsage().rss - before.rss).toBeLessThan(150_000_000);
    expect(await files.countOf('events')).toBe(before.events);
    expect(await files.countOf('forecast_imports')).toBe(before.imports);
  });

  it('of 50,000 rows within two seconds', async () => {
    const bytes = await longWorkbook(50_000);
    expect(await cpuTime(() => tryFile(bytes))).toBeLessThan(2_000);
  });

  it('names the missing and the unknown columns', async () => {
    const answer = await tryFile(await workbook(rows, ['Tracking', ...headers.slice(1)]), { language: 'zh_cn' });
    expect(answer.msg).toBe('列与模板不符。缺少：Tracking number (运单号)。未知：Tracking。重复：–');
  });
});

describe('Rule: a workbook holds up nobody but whoever sent it', () => {
  it('others are answered while it is read', async () => {
    const bytes = await workbook(soundRows(importLimits.rows));
    const order: string[] = [];
    const reading = tryFile(bytes).then(({ code }) => order.push(`import ${code}`));
    await files.get(`${base}/template`, 'seller');
    order.push('template');
    await reading;
    expect(order).toEqual(['template', 'import 200']);
  });

  it('is given up when it takes too long', async () => {
    const hasty = await startFilesApp({ reading: { seconds: 0.02, megabytes: 256 } });
    const answer = (await hasty.send(base, 'seller', 'forecast.xlsx', await workbook(soundRows(1)))).json();
    expect(answer).toMatchObject({ code: 422, error: 'ImportTooHeavy', errors: [{ field: 'file' }] });
    expect(await hasty.countOf('forecast_imports')).toBe(0);
    await hasty.stop();
  });

  it('an account sends a few a minute', async () => {
    const strict = await startFilesApp({ importsAMinute: allowance(2, { now: () => new Date(0) }) });
    const bytes = await workbook(soundRows(1));
    const answers = [];
    for (const token of ['seller', 'seller', 'seller', 'other']) answers.push(await strict.send(base, token, 'forecast.xlsx', bytes));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
    expect(answers[2]!.headers['retry-after']).toBe('30');
    await strict.stop();
  });
});

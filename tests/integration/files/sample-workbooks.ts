import { deflateRawSync } from 'node:zlib';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { craftZip } from './sample-archives.ts';

export const headers = ['Tracking number', 'Warehouse', 'SKU', 'Size', 'Quantity', 'Cost', 'Source', 'Remark'];

type Value = string | number | null;

/** A workbook as a spreadsheet program writes it: text as shared strings, numbers as numbers. */
export const workbook = async (rows: readonly (readonly Value[])[], header: readonly string[] = headers): Promise<Uint8Array> =>
  writeWorkbook([{ sheet: 'Forecast', data: [[...header], ...rows.map((row) => [...row])] as SheetData }]).toBuffer();

/** `count` sound rows, ten to a package. */
export const soundRows = (count: number): Value[][] =>
  Array.from({ length: count }, (_, index) => [
    `1Z${String(Math.floor(index / 10)).padStart(10, '0')}`,
    'Los Angeles',
    `SKU-${index % 40}`,
    '42',
    1,
    99.5,
    'Outlet',
    '',
  ]);

/** A workbook of `count` rows, written fast. */
export const longWorkbook = async (count: number): Promise<Uint8Array> =>
  tampered(await workbook(soundRows(1)), firstSheet, (xml) => {
    const row = /<row r="2">.*?<\/row>/.exec(xml)![0];
    const more = Array.from({ length: count - 1 }, (_, index) => row.replace(/ r="([A-Z]?)2"/g, ` r="$1${index + 3}"`));
    return xml.replace('</sheetData>', `${more.join('')}</sheetData>`);
  });

/** A workbook whose sheet honestly says that it unpacks to 80 MB. */
export const heavyWorkbook = (): Uint8Array => {
  const nothing = { packed: new Uint8Array([3, 0]), unpackedBytes: 0 };
  const zeros = Buffer.alloc(80 * 1024 * 1024);
  return craftZip([
    { name: '[Content_Types].xml', ...nothing },
    { name: 'xl/workbook.xml', ...nothing },
    { name: firstSheet, packed: deflateRawSync(zeros, { level: 1 }), unpackedBytes: zeros.length },
  ]);
};

/** The same workbook with one of its parts rewritten. */
export const tampered = (bytes: Uint8Array, part: string, rewrite: (xml: string) => string): Uint8Array => {
  const parts: Unzipped = unzipSync(bytes);
  return zipSync({ ...parts, [part]: [strToU8(rewrite(strFromU8(parts[part]!))), { level: 1 }] });
};

export const firstSheet = 'xl/worksheets/sheet1.xml';

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { filePurposes } from '#contracts/files/file-purposes.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { nestedZip, overlappingBomb, plainBomb, smallZip, craftZip } from '#tests/integration/files/sample-archives.ts';
import * as sample from '#tests/integration/files/sample-files.ts';
import { receivedFiles } from '#tests/support/received-files.ts';
import { checkContent, type CheckedFile } from './check-content.ts';

const { received } = receivedFiles();

const codeOf = async (name: string, bytes: Uint8Array) => {
  const checked = await checkContent(await received(name, bytes));
  return isRejection(checked) ? checked.rejected : checked.type;
};
const accepted = async (name: string, bytes: Uint8Array): Promise<CheckedFile> => {
  const checked = await checkContent(await received(name, bytes));
  if (isRejection(checked)) throw new Error(checked.rejected);
  return checked;
};

describe('Rule: a file is what its bytes are', () => {
  it('takes what is what it says', async () => {
    expect(await codeOf('a.jpg', await sample.jpg())).toBe('jpg');
    expect(await codeOf('a.JPEG', await sample.jpg())).toBe('jpg');
    expect(await codeOf('a.png', await sample.png())).toBe('png');
    expect(await codeOf('a.gif', await sample.gif())).toBe('gif');
    expect(await codeOf('a.webp', await sample.webp())).toBe('webp');
    expect(await codeOf('a.pdf', sample.pdf())).toBe('pdf');
    expect(await codeOf('a.mp4', sample.mp4())).toBe('mp4');
    expect(await codeOf('a.zip', smallZip())).toBe('zip');
  });

  it('takes a name without an ending by its content', async () => {
    expect(await codeOf('blob', await sample.png())).toBe('png');
  });

  it('refuses a file that lies about its type', async () => {
    expect(await codeOf('forecast.xlsx', await sample.png())).toBe('FileTypeMismatch');
    expect(await codeOf('photo.jpg', sample.exe())).toBe('FileTypeMismatch');
    expect(await codeOf('photo.png', sample.svgWithScript())).toBe('FileTypeMismatch');
    expect(await codeOf('photo.jpg', await sample.png())).toBe('FileTypeMismatch');
    expect(await codeOf('label.pdf', sample.html())).toBe('FileTypeMismatch');
    expect(await codeOf('forecast.xlsx', smallZip())).toBe('FileTypeMismatch');
    expect(await codeOf('forecast.xlsx', Buffer.from('sku,size\na,b\n'))).toBe('FileTypeMismatch');
  });

  it('says what the file claimed and what it is', async () => {
    expect(await checkContent(await received('photo.jpg', sample.exe()))).toMatchObject({
      rejected: 'FileTypeMismatch',
      field: 'file',
      params: { name: 'photo.jpg', claimed: 'JPG', found: 'EXE' },
    });
  });

  it('refuses types that could run or that nobody needs', async () => {
    expect(await codeOf('a.svg', sample.svgWithScript())).toBe('FileTypeNotAllowed');
    expect(await codeOf('a.exe', sample.exe())).toBe('FileTypeNotAllowed');
    expect(await codeOf('a.exe', await sample.png())).toBe('FileTypeNotAllowed');
    expect(await codeOf('a', sample.html())).toBe('FileTypeNotAllowed');
    expect(await codeOf('a.csv', Buffer.from('a,b\n1,2\n'))).toBe('FileTypeNotAllowed');
  });

  it('refuses what the caller did not ask for', async () => {
    const checked = await checkContent(await received('a.png', await sample.png()), ['xlsx']);
    expect(checked).toMatchObject({ rejected: 'FileTypeNotAllowed', params: { found: 'PNG', accepted: 'XLSX' } });
  });

  it('keeps no path and no control character of a name', async () => {
    const { name } = await accepted('..\\..\\etc/pass\r\nwd.png', await sample.png());
    expect(name).toBe('.._.._etc_pass__wd.png');
  });
});

describe('Rule: a damaged file is refused', () => {
  it.each([
    ['jpg', sample.jpg],
    ['png', sample.png],
    ['gif', sample.gif],
    ['webp', sample.webp],
  ])('%s cut in half', async (type, make) => {
    const whole = await make();
    expect(await codeOf(`a.${type}`, whole.subarray(0, Math.floor(whole.length / 2)))).toBe('FileDamaged');
  });

  it('a pdf, a zip and an empty file', async () => {
    expect(await codeOf('a.pdf', sample.pdf().subarray(0, 40))).toBe('FileDamaged');
    expect(await codeOf('a.zip', smallZip().subarray(0, 60))).toBe('FileDamaged');
    expect(await codeOf('a.xlsx', smallZip().subarray(0, 60))).toBe('FileDamaged');
    expect(await codeOf('a.jpg', smallZip().subarray(0, 60))).toBe('FileTypeMismatch');
    expect(await codeOf('a.jpg', new Uint8Array())).toBe('FileEmpty');
  });
});

describe('Rule: a picture is drawn anew', () => {
  it('stands upright and has no metadata', async () => {
    const { path } = await accepted('a.jpg', await sample.jpgFromPhone());
    expect(await sharp(path).metadata()).toMatchObject({ width: 40, height: 60, format: 'jpeg' });
    expect((await sharp(path).metadata()).exif).toBeUndefined();
  });

  it('loses what was hidden behind its pixels', async () => {
    const { path } = await accepted('a.png', Buffer.concat([await sample.png(), Buffer.from('<script>alert(1)</script>')]));
    expect((await readFile(path)).includes('<script>')).toBe(false);
  });

  it('is shrunk to the stored size', async () => {
    const { path } = await accepted('a.png', await sample.png({ width: 5000, height: 100 }));
    expect(await sharp(path).metadata()).toMatchObject({ width: 4096, height: 82 });
  });
});

describe('Rule: a picture cannot exceed 10M and 50 million pixels', () => {
  it('refuses more bytes', async () => {
    const large = await sample.noisePng(1900);
    expect(large.length).toBeGreaterThan(10 * 1024 * 1024);
    expect(await codeOf('a.png', large)).toBe('PictureTooLarge');
  });

  it('refuses a small file of many pixels before it decodes one', async () => {
    const before = process.memoryUsage().rss;
    // Just above 25 million, and far above.
    for (const side of [5001, 60_000]) expect(await codeOf('a.png', sample.hugePng(side))).toBe('PictureTooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
});

describe('Rule: pictures wait for a decoder, and no more of them than there is room for', () => {
  it('two are decoded, sixteen wait, and the next is told to come again', async () => {
    const bytes = await sample.jpg();
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf('a.jpg', bytes)));
    expect(codes.filter((code) => code === 'jpg').length).toBeGreaterThanOrEqual(18);
    expect(new Set(codes)).toEqual(new Set(['jpg', 'Unavailable']));
  });
});

describe('Rule: an archive is judged by its table of contents', () => {
  it('refuses bombs without unpacking them', async () => {
    const [overlapping, plain] = [overlappingBomb(), plainBomb()];
    expect(overlapping.length).toBeLessThan(50_000);
    const before = process.memoryUsage().rss;
    expect(await codeOf('a.zip', overlapping)).toBe('FileDamaged');
    expect(await codeOf('a.zip', plain)).toBe('ArchiveTooLarge');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('refuses archives within, encryption, and paths that leave the folder', async () => {
    const entry = { packed: new Uint8Array([3, 0]), unpackedBytes: 0 };
    expect(await codeOf('a.zip', nestedZip())).toBe('ArchiveUnsafe');
    expect(await codeOf('a.zip', craftZip([{ ...entry, name: 'a.txt', encrypted: true }]))).toBe('ArchiveUnsafe');
    expect(await codeOf('a.zip', craftZip([{ ...entry, name: '../../etc/passwd' }]))).toBe('ArchiveUnsafe');
    expect(await codeOf('a.zip', craftZip([{ ...entry, name: 'C:\\a.txt' }]))).toBe('ArchiveUnsafe');
  });

  it('refuses too many entries', async () => {
    const entry = { packed: new Uint8Array([3, 0]), unpackedBytes: 0 };
    const crowd = Array.from({ length: 2_001 }, (_, index) => ({ ...entry, name: `${index}.txt` }));
    expect(await codeOf('a.zip', craftZip(crowd))).toBe('ArchiveTooLarge');
  });
});

describe('Rule: a spreadsheet of another format is asked for as a workbook', () => {
  const ods = craftZip(
    ['mimetype', 'content.xml', 'META-INF/manifest.xml'].map((name) => ({ name, packed: new Uint8Array([3, 0]), unpackedBytes: 0 })),
  );
  const xls = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);

  it.each([
    ['a.ods', ods, 'ODS'],
    ['a.xls', xls, 'XLS'],
    ['a.csv', Buffer.from('sku,size\na,b\n'), 'CSV'],
  ])('%s', async (name, bytes, found) => {
    expect(await checkContent(await received(name, bytes), filePurposes.import)).toMatchObject({ rejected: 'SaveAsXlsx', params: { name, found } });
    expect(await checkContent(await received(name, bytes), filePurposes.label)).toMatchObject({ rejected: 'FileTypeNotAllowed' });
  });
});

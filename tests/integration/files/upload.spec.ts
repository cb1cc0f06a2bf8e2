import { connect, type AddressInfo } from 'node:net';
import sharp from 'sharp';
import { largestFileBytes, largestPictureBytes, type UploadPurpose } from '#contracts/files/file-purposes.ts';
import { allowance } from '#kernel/allowance.ts';
import { forgetLabelsOf } from '#kernel/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileIdOf } from '#contracts/files/file-types.ts';
import { soundRows, workbook } from './sample-workbooks.ts';
import { overlappingBomb, plainBomb } from './sample-archives.ts';
import { startFilesApp, type FilesApp } from './files-app.ts';
import * as sample from './sample-files.ts';

let files: FilesApp;
beforeAll(async () => {
  files = await startFilesApp();
});
afterAll(() => files.stop());

const upload = async (name: string, bytes: Uint8Array, token = 'seller', purpose?: UploadPurpose) =>
  (await files.send('/api/business/upload', token, name, bytes, {}, { ...(purpose && { purpose }) })).json();
const openly = (url: string) => files.app.inject({ method: 'GET', url });
const baseOf: Record<string, string> = { warehouse: 'warehouse', admin: 'admin' };
const getFile = (url: string, token: string) => files.post(`/api/${baseOf[token] ?? 'business'}/getFile2`, token, { url });

describe('Rule: what is uploaded is stored and shown', () => {
  it('answers the url of a picture, which any page can show', async () => {
    const answer = await upload('shoe.png', await sample.png());
    expect(answer).toMatchObject({ code: 200, msg: 'Upload Success', data: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.png$/) });

    const shown = await files.app.inject({ method: 'GET', url: answer.data });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('plays a video from the middle', async () => {
    const { data: url } = await upload('check.mp4', sample.mp4());
    const part = await files.app.inject({ method: 'GET', url, headers: { range: 'bytes=4-11' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('ftypisom');
    expect(part.headers['content-range']).toBe(`bytes 4-11/${sample.mp4().length}`);
  });

  it('is taken on every base, from whoever is signed in', async () => {
    for (const [base, token] of [
      ['warehouse', 'warehouse'],
      ['admin', 'admin'],
    ] as const) {
      const answer = await files.send(`/api/${base}/upload`, token, 'a.jpg', await sample.jpg());
      expect(answer.statusCode).toBe(200);
    }
    expect((await files.send('/api/business/upload', 'nobody', 'a.jpg', await sample.jpg())).statusCode).toBe(401);
  });
});

describe('Rule: a label file goes to its shop and to staff', () => {
  it('comes as it was sent', async () => {
    const { data: url } = await upload('label.pdf', sample.pdf());
    for (const token of ['seller', 'warehouse', 'admin']) {
      const answer = await getFile(url, token);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['content-length']).toBe(String(sample.pdf().length));
      expect(answer.rawPayload).toEqual(Buffer.from(sample.pdf()));
    }
    expect((await getFile(url, 'other')).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
    expect((await getFile(url, 'nobody')).statusCode).toBe(401);
  });

  it('is not shown to whoever has the url alone', async () => {
    const { data: url } = await upload('label.pdf', sample.pdf());
    expect((await files.app.inject({ method: 'GET', url })).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
  });

  it('a picture as well as a PDF', async () => {
    const { data: url } = await upload('label.png', await sample.png(), 'seller', 'label');
    expect((await openly(url)).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
    expect((await getFile(url, 'seller')).headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect((await getFile(url, 'warehouse')).statusCode).toBe(200);
    expect((await getFile(url, 'other')).statusCode).toBe(404);
  });

  it('a picture that was uploaded as any other, from when an order ships with it', async () => {
    const { data: url } = await upload('label.png', await sample.png());
    expect((await openly(url)).statusCode).toBe(200);
    await files.files.name([fileIdOf(url)!], [fileIdOf(url)!]);
    expect((await openly(url)).statusCode).toBe(404);
    expect((await getFile(url, 'seller')).statusCode).toBe(200);
  });

  it('is never fetched from elsewhere', async () => {
    for (const url of ['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', '/files/../../etc/passwd'])
      expect((await getFile(url, 'seller')).json()).toMatchObject({ code: 403, error: 'FileForeign' });
    expect((await getFile(`/files/${'0'.repeat(32)}.pdf`, 'seller')).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
    expect((await files.post('/api/business/getFile2', 'seller', { url: 'a', more: 1 })).json()).toMatchObject({ code: 400 });
  });
});

describe('Rule: what somebody sent runs nowhere, and no window of the portal shows it', () => {
  const inert = {
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
    'cross-origin-resource-policy': 'same-origin',
  };

  it('a label, even where it holds a page', async () => {
    const page = Buffer.concat([sample.pdf(), sample.html(), Buffer.from('\n%%EOF\n')]);
    const { data: url } = await upload('label.pdf', page);
    expect((await getFile(url, 'seller')).headers).toMatchObject({ ...inert, 'content-type': 'application/pdf' });
  });

  it('a video, even where it holds a page', async () => {
    const { data: url } = await upload('check.mp4', Buffer.concat([sample.mp4(), sample.html()]));
    const { headers } = await files.app.inject({ method: 'GET', url });
    expect(headers).toMatchObject({ ...inert, 'content-type': 'video/mp4' });
  });

  it('a picture keeps neither a page behind its pixels nor the place where it was taken', async () => {
    const { data: url } = await upload('photo.jpg', Buffer.concat([await sample.jpgFromPhone(), sample.html()]));
    const { rawPayload } = await files.app.inject({ method: 'GET', url });
    expect(await sharp(rawPayload).metadata()).not.toHaveProperty('exif');
    expect(rawPayload.includes('<script>')).toBe(false);
  });
});

describe('Rule: a field takes what it says it takes', () => {
  it.each([
    ['label', 'label.pdf', async () => sample.pdf(), 200],
    ['label', 'label.png', () => sample.png(), 200],
    ['label', 'label.xlsx', () => workbook(soundRows(1)), 415],
    ['label', 'check.mp4', async () => sample.mp4(), 415],
    ['picture', 'me.jpg', () => sample.jpg(), 200],
    ['picture', 'me.pdf', async () => sample.pdf(), 415],
    ['media', 'check.mp4', async () => sample.mp4(), 200],
    ['media', 'check.pdf', async () => sample.pdf(), 415],
  ] as const)('%s: %s → %s', async (purpose, name, make, code) => {
    const answer = await upload(name, await make(), 'seller', purpose);
    expect(answer.code).toBe(code);
    if (code === 415) expect(answer).toMatchObject({ error: 'FileTypeNotAllowed', errors: [{ field: 'file' }] });
  });

  it('and knows no other purpose', async () => {
    expect(await upload('a.png', await sample.png(), 'seller', 'anything' as UploadPurpose)).toMatchObject({
      code: 400,
      errors: [{ field: 'purpose' }],
    });
  });
});

describe('Rule: a picture has at most 10 MB (R5.04)', () => {
  it.each([
    ['10 MB pass', largestPictureBytes, { code: 200 }],
    ['one byte more does not', largestPictureBytes + 1, { code: 413, error: 'PictureTooLarge', msg: "A picture's size cannot exceed 10M" }],
  ])('%s', async (_, size, answer) => {
    const jpg = await sample.jpg();
    expect(await upload('photo.jpg', Buffer.concat([jpg, Buffer.alloc(size - jpg.length)]))).toMatchObject(answer);
  });
});

describe('Rule: whoever reads or sends much stands in nobody’s way', () => {
  const withApp = async (options: Parameters<typeof startFilesApp>[0], use: (app: FilesApp) => Promise<void>) => {
    const app = await startFilesApp(options);
    await use(app);
    await app.stop();
  };
  /** More than a socket holds while nobody reads it. */
  const long = (file: Uint8Array) => Buffer.concat([file, Buffer.alloc(9_000_000, ' '), Buffer.from('%%EOF\n')]);
  const asking = (url: string) => {
    const body = JSON.stringify({ url });
    return `POST /api/business/getFile2 HTTP/1.1\r\nhost: a\r\ntoken: seller\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };

  it.each([
    ['a video', 'check.mp4', sample.mp4, (url: string) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['a label', 'label.pdf', sample.pdf, asking],
  ])('%s that is read too slowly is cut off', (_, name, make, request) =>
    withApp({ patience: { graceMs: 200, bytesPerMs: 1_000_000 } }, async ({ app, send }) => {
      const { data: url } = (await send('/api/business/upload', 'seller', name, long(make()))).json();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
      socket.on('error', () => {});
      socket.write(request(url));
      const open = () => new Promise<number>((resolve) => app.server.getConnections((_failure, count) => resolve(count)));
      await expect.poll(open).toBe(1);
      await expect.poll(open).toBe(0);
      socket.destroy();
    }),
  );

  it('an account has so many pixels decoded a minute', () =>
    withApp({ pixels: allowance(90_000, { now: () => new Date(0) }) }, async (app) => {
      const photo = await sample.jpg({ width: 200, height: 300 });
      const answers = [];
      for (const token of ['seller', 'seller', 'other']) answers.push(await app.send('/api/business/upload', token, 'a.jpg', photo));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 200]);
      expect(answers[1]!.headers['retry-after']).toBe('20');
    }));

  it('a shop stores so many bytes a day', () =>
    withApp({ bytesADay: 1_000 }, async (app) => {
      const label = Buffer.concat([sample.pdf(), Buffer.alloc(700 - sample.pdf().length - 6, ' '), Buffer.from('%%EOF\n')]);
      const answers = [];
      for (const token of ['seller', 'seller', 'other']) answers.push((await app.send('/api/business/upload', token, 'a.pdf', label)).json());
      expect(answers).toMatchObject([{ code: 200 }, { code: 429, error: 'UploadsOfTheDay' }, { code: 200 }]);
    }));
});

describe('Rule: what nothing names is removed after a day', () => {
  it('and what a command named stays', async () => {
    const urls = [];
    for (const name of ['named.png', 'unnamed.png']) urls.push((await upload(name, await sample.png())).data);
    const [named, unnamed] = urls.map((url) => fileIdOf(url)!);
    expect(await files.files.name([named!], [])).toBe(true);
    const before = await files.filesOnDisk();

    expect(await files.files.removeUnnamed(new Date(Date.now() - 86_400_000))).toBe(0);
    const removed = await files.files.removeUnnamed(new Date(Date.now() + 1_000));
    expect(removed).toBeGreaterThan(0);
    expect(await files.filesOnDisk()).toBe(before - removed);
    expect((await openly(urls[0])).statusCode).toBe(200);
    expect((await openly(urls[1])).statusCode).toBe(404);
    expect(await files.files.name([named!, unnamed!], [])).toBe(false);
  });

  it('and so are the labels of a shop that is erased', async () => {
    const { data: theirs } = await upload('label.png', await sample.png(), 'seller', 'label');
    const { data: others } = await upload('label.png', await sample.png(), 'other', 'label');
    const { data: photo } = await upload('photo.png', await sample.png());
    for (const url of [theirs, others, photo]) await files.files.name([fileIdOf(url)!], []);
    const { text, values } = forgetLabelsOf({ accountId: 'seller', shopId: 7 });
    await files.database.pool.query(text, [...values]);
    expect((await getFile(theirs, 'admin')).statusCode).toBe(404);
    await files.files.removeUnnamed(new Date(0));
    expect(await files.countOf('files', `file_id = '${fileIdOf(theirs)}'`)).toBe(0);
    expect((await getFile(others, 'admin')).statusCode).toBe(200);
    expect((await openly(photo)).statusCode).toBe(200);
  });
});

describe('Rule: a refused file leaves nothing behind', () => {
  it.each([
    ['photo.jpg', async () => sample.exe(), 415, 'FileTypeMismatch'],
    ['photo.png', async () => sample.svgWithScript(), 415, 'FileTypeMismatch'],
    ['label.pdf', async () => sample.svgWithScript(), 415, 'FileTypeMismatch'],
    ['check.mp4', async () => sample.html(), 415, 'FileTypeMismatch'],
    ['page', async () => sample.html(), 415, 'FileTypeNotAllowed'],
    ['drawing.svg', async () => sample.svgWithScript(), 415, 'FileTypeNotAllowed'],
    ['huge.png', async () => sample.hugePng(60_000), 413, 'PictureTooManyPixels'],
    ['half.jpg', async () => (await sample.jpg({ width: 900, height: 900 })).subarray(0, 3_000), 422, 'FileDamaged'],
    ['bomb.zip', async () => overlappingBomb(), 422, 'FileDamaged'],
    ['bomb.zip', async () => plainBomb(), 413, 'ArchiveTooLarge'],
    ['noise.png', async () => sample.noisePng(1_900), 413, 'PictureTooLarge'],
    ['long.mp4', async () => Buffer.concat([sample.mp4(), Buffer.alloc(largestFileBytes)]), 413, 'FileTooLarge'],
    ['empty.png', async () => new Uint8Array(), 422, 'FileEmpty'],
  ])('%s', async (name, make, code, error) => {
    const before = [await files.countOf('files'), await files.filesOnDisk()];
    expect(await upload(name, await make())).toMatchObject({ code, error, errors: [{ field: 'file', rule: error }] });
    expect([await files.countOf('files'), await files.filesOnDisk()]).toEqual(before);
  });

  it('nor does one whose sender hangs up', async () => {
    const { app, filesOnDisk, stop } = await startFilesApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head =
      'POST /api/business/upload HTTP/1.1\r\nhost: a\r\ntoken: seller\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000';
    socket.write(`${head}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${'x'.repeat(200_000)}`);
    await expect.poll(filesOnDisk).toBe(1);
    socket.destroy();
    await expect.poll(filesOnDisk).toBe(0);
    await stop();
  });

  it('says why in the language of the caller', async () => {
    const answer = await files.send('/api/business/upload', 'seller', 'photo.jpg', sample.exe(), { language: 'zh_cn' });
    expect(answer.json().msg).toBe('photo.jpg 不是有效的 JPG 文件，其内容为 EXE');
  });

  it('asks for the file, and for nothing else', async () => {
    const note = new FormData();
    note.append('note', 'x');
    const answers = await Promise.all(
      [new FormData(), note].map((payload) =>
        files.app.inject({ method: 'POST', url: '/api/business/upload', payload, headers: { token: 'seller' } }),
      ),
    );
    expect(answers.map((answer) => answer.json())).toMatchObject([
      { code: 422, error: 'FileMissing' },
      { code: 400, errors: [{ field: 'note' }] },
    ]);
  });
});

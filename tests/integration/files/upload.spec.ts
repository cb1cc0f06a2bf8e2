import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overlappingBomb, plainBomb } from './sample-archives.ts';
import { startFilesApp, type FilesApp } from './files-app.ts';
import * as sample from './sample-files.ts';

let files: FilesApp;
beforeAll(async () => {
  files = await startFilesApp();
});
afterAll(() => files.stop());

const upload = async (name: string, bytes: Uint8Array, token = 'seller') => (await files.send('/api/business/upload', token, name, bytes)).json();
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
      expect(answer.rawPayload).toEqual(Buffer.from(sample.pdf()));
    }
    expect((await getFile(url, 'other')).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
    expect((await getFile(url, 'nobody')).statusCode).toBe(401);
  });

  it('is not shown to whoever has the url alone', async () => {
    const { data: url } = await upload('label.pdf', sample.pdf());
    expect((await files.app.inject({ method: 'GET', url })).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
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
    ['noise.png', async () => sample.noisePng(1_900), 413, 'FileTooLarge'],
    ['empty.png', async () => new Uint8Array(), 422, 'FileEmpty'],
  ])('%s', async (name, make, code, error) => {
    const before = [await files.countOf('files'), await files.filesOnDisk()];
    expect(await upload(name, await make())).toMatchObject({ code, error, errors: [{ field: 'file', rule: error }] });
    expect([await files.countOf('files'), await files.filesOnDisk()]).toEqual(before);
  });

  it('says why in the language of the caller', async () => {
    const answer = await files.send('/api/business/upload', 'seller', 'photo.jpg', sample.exe(), { language: 'zh_cn' });
    expect(answer.json().msg).toBe('photo.jpg 自称为 JPG，但内容是 EXE');
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

import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { startFilesApp, type FilesApp } from './files-app.ts';
import * as sample from './sample-files.ts';

let files: FilesApp;
beforeAll(async () => {
  files = await startFilesApp();
});
afterAll(() => files.stop());

const zipLabel = (token: string, body: object, base = 'warehouse') => files.post(`/api/${base}/sys_ware_out_batch/zipLabel`, token, body);

describe('Rule: labels of a batch come as one archive', () => {
  it('to the warehouse and to administrators', async () => {
    const { data: url } = (await files.send('/api/business/upload', 'seller', 'label.pdf', sample.pdf())).json();
    files.labels.splice(0, Infinity, { oddNo: 'OC26010100001', url });
    for (const token of ['warehouse', 'admin'] as const) {
      const answer = await zipLabel(token, { batchNos: ['OB-0101-1'] }, token);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': expect.stringContaining('labels.zip') });
      expect(unzipSync(answer.rawPayload)['OC26010100001.pdf']).toEqual(new Uint8Array(sample.pdf()));
    }
    expect((await zipLabel('seller', { batchNos: ['OB-0101-1'] })).json()).toMatchObject({ code: 403 });
  });

  it('and says which is missing', async () => {
    files.labels.push({ oddNo: 'OC26010100002' });
    const answer = await zipLabel('warehouse', { batchNos: ['OB-0101-1'] });
    expect(strFromU8(unzipSync(answer.rawPayload)['MISSING.txt']!)).toContain('OC26010100002');
  });

  it('or not at all, where it would hold none', async () => {
    files.labels.splice(0, Infinity, { oddNo: 'OC26010100002' });
    expect((await zipLabel('warehouse', { batchNos: ['OB-0101-1'] })).json()).toMatchObject({
      code: 404,
      error: 'LabelMissing',
      msg: 'The label is missing and cannot be printed',
    });
    expect((await zipLabel('warehouse', {})).json()).toMatchObject({ code: 400 });
  });
});

describe('Rule: a ONE ID label is a drawing that can run nothing', () => {
  it('for whoever is signed in', async () => {
    const oneId = oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const answer = await files.get(`/api/business/labels/one-id?oneIds=${oneId}`, 'seller');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': expect.stringContaining('sandbox') });
    const chinese = await files.get(`/api/business/labels/one-id?oneIds=${oneId}&caption=${encodeURIComponent('耐克')}`, 'seller', {
      language: 'zh_cn',
    });
    expect(chinese.json()).toMatchObject({ code: 422, error: 'ChineseNotPrintable', msg: '中文无法打印：耐克' });
  });
});

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isFileAnswer, type Call } from '#contracts/kernel/route.ts';
import type { zipLabel } from '#contracts/labels/printed-labels.ts';
import type { FileSources } from '#kernel/files/open-file.ts';
import { zipLabelRoute, type OrderLabel } from './zip-label.ts';

const kept = `/files/${'a'.repeat(32)}.pdf`;
const heavy = `/files/${'b'.repeat(32)}.pdf`;

const file = { ownerAccountId: 'seller', shopId: 7, kind: 'pdf' as const, contentType: 'application/pdf', originalName: 'label.pdf' };
const files: FileSources['files'] = {
  find: async (fileId) => ({ a: { ...file, fileId, bytes: 3 }, b: { ...file, fileId, bytes: 60_000_000 } })[fileId[0]!],
  read: async () => new Uint8Array([1, 2, 3]),
  open: async () => undefined,
};
const permissions: Viewer['permissions'] = [{ permissionId: '700107', actions: ['query'] }];
const viewer = { terminal: 'warehouse', accountId: 'w1', language: 'en_us', permissions } as Viewer;

const zipped = (labels: readonly OrderLabel[]) =>
  zipLabelRoute({ files, builtInFiles: () => new Uint8Array([60]) }, async () => labels).answer({
    body: { batchNos: ['OB-0101-1'], oddNos: [] },
    viewer,
  } as unknown as Call<typeof zipLabel>);

const unzipped = (answer: unknown) => {
  if (!isFileAnswer(answer) || !(answer.file instanceof Uint8Array)) throw new Error('no file');
  return unzipSync(answer.file);
};

describe('Rule: the archive holds the label of every chosen order', () => {
  it('names each after its order', async () => {
    const answer = await zipped([
      { oddNo: 'OC26010100001', url: kept },
      { oddNo: 'OC/2', url: '/art/label/2.svg' },
    ]);
    const entries = unzipped(answer);
    expect(Object.keys(entries)).toEqual(['OC26010100001.pdf', 'OC_2.svg']);
    expect(entries['OC26010100001.pdf']).toEqual(new Uint8Array([1, 2, 3]));
  });

  const contents = async (labels: readonly OrderLabel[]) => {
    return unzipped(await zipped(labels));
  };

  it.each([
    ['one without a label', undefined],
    ['a file that is gone', `/files/${'c'.repeat(32)}.pdf`],
    ['one from elsewhere', 'http://10.0.0.1/label.pdf'],
  ])('says which is missing: %s', async (_, url) => {
    const files = await contents([
      { oddNo: 'OC1', url: kept },
      { oddNo: 'OC2', url },
      { oddNo: 'OC3', url: kept },
    ]);
    expect(Object.keys(files)).toEqual(['OC1.pdf', 'OC3.pdf', 'MISSING.txt']);
    expect(strFromU8(files['MISSING.txt']!)).toBe('OC2: the label is missing\r\n');
  });

  it('is refused when it would hold none', async () => {
    expect(await zipped([{ oddNo: 'OC2' }])).toMatchObject({ rejected: 'LabelMissing' });
    expect(await zipped([])).toMatchObject({ rejected: 'LabelMissing' });
  });

  it('spends no memory on what is too large for it', async () => {
    const files = await contents([
      { oddNo: 'OC1', url: heavy },
      { oddNo: 'OC2', url: kept },
    ]);
    expect(Object.keys(files)).toEqual(['OC2.pdf', 'MISSING.txt']);
    expect(strFromU8(files['MISSING.txt']!)).toContain('OC1');
  });
});

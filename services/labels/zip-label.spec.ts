import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { isFileAnswer, type Call } from '#contracts/kernel/route.ts';
import type { zipLabel } from '#contracts/labels/zip-label.ts';
import type { Files } from '../kernel/files/files.ts';
import { zipLabelRoute, type OrderLabel } from './zip-label.ts';

const kept = `/files/${'a'.repeat(32)}.pdf`;
const heavy = `/files/${'b'.repeat(32)}.pdf`;

const file = { ownerAccountId: 'seller', shopId: 7, kind: 'pdf' as const, contentType: 'application/pdf', originalName: 'label.pdf' };
const files: Files = {
  keep: async () => kept,
  find: async (fileId) => ({ a: { ...file, fileId, bytes: 3 }, b: { ...file, fileId, bytes: 60_000_000 } })[fileId[0]!],
  read: async () => new Uint8Array([1, 2, 3]),
};
const viewer = { terminal: 'warehouse', accountId: 'w1' } as Viewer;

const zipped = (labels: readonly OrderLabel[]) =>
  zipLabelRoute({ files, builtInFiles: () => new Uint8Array([60]) }, async () => labels).answer({
    body: { batchNos: ['OB-0101-1'], oddNos: [] },
    viewer,
  } as unknown as Call<typeof zipLabel>);

describe('Rule: the archive holds the label of every chosen order', () => {
  it('names each after its order', async () => {
    const answer = await zipped([
      { oddNo: 'OC26010100001', url: kept },
      { oddNo: 'OC/2', url: '/art/label/2.svg' },
    ]);
    if (!isFileAnswer(answer)) throw new Error('no file');
    expect(Object.keys(unzipSync(answer.file))).toEqual(['OC26010100001.pdf', 'OC_2.svg']);
    expect(unzipSync(answer.file)['OC26010100001.pdf']).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('is refused when one is missing', async () => {
    expect(await zipped([{ oddNo: 'OC1', url: kept }, { oddNo: 'OC2' }])).toMatchObject({ rejected: 'LabelMissing', field: 'oddNos.OC2' });
    expect(await zipped([{ oddNo: 'OC3', url: `/files/${'c'.repeat(32)}.pdf` }])).toMatchObject({ rejected: 'LabelMissing' });
    expect(await zipped([{ oddNo: 'OC4', url: 'http://10.0.0.1/label.pdf' }])).toMatchObject({ rejected: 'LabelMissing' });
    expect(await zipped([])).toMatchObject({ rejected: 'LabelMissing' });
  });

  it('is refused before memory is spent on it', async () => {
    expect(await zipped([{ oddNo: 'OC1', url: heavy }])).toMatchObject({ rejected: 'LabelsTooLarge' });
  });
});

import { describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { fileTypes, type FileTypeName } from '#contracts/files/file-types.ts';
import type { CommandCall, CommandRoute } from '#kernel/commands/command-route.ts';
import type { StoredFile } from '#kernel/files/files.ts';
import type { StoredKind } from '#kernel/files/table.ts';
import { filesIn, namingFiles } from './naming-files.ts';
import type { UnitOfWork } from '#kernel/commands/unit-of-work.ts';

const idOf = (name: string) => name.repeat(32);
const stored = (type: FileTypeName, kind: StoredKind = fileTypes[type].kind, shopId = 7): Omit<StoredFile, 'fileId'> => ({
  ownerAccountId: `seller-${shopId}`,
  shopId,
  kind,
  contentType: fileTypes[type].contentType,
  bytes: 3,
  originalName: `a.${type}`,
});
/** By the first digit of its id. */
const shelf: Record<string, Omit<StoredFile, 'fileId'>> = {
  a: stored('pdf'),
  b: stored('png'),
  c: stored('xlsx'),
  d: stored('png', 'label'),
  e: stored('mp4'),
  f: stored('pdf', 'pdf', 8),
};

const seller = { terminal: 'business', accountId: 'seller-7', shopId: 7 } as Viewer;

const naming = async (body: object, viewer = seller) => {
  const named: string[][] = [];
  const files = {
    find: async (fileId: string) => shelf[fileId[0]!] && { fileId, ...shelf[fileId[0]!]! },
    name: async (...ids: (readonly string[])[]) => {
      named.push(...ids.map((each) => [...each]));
      return true;
    },
  };
  const route = { handle: async () => 'decided' } as unknown as CommandRoute;
  const answer: unknown = await namingFiles(files)(route).handle({ body, viewer } as unknown as CommandCall<any>, {} as UnitOfWork);
  return { answer, named };
};
const url = (name: string, type: string) => `/files/${idOf(name)}.${type}`;

describe('Rule: a command names files that are there and of a kind that the field takes', () => {
  it.each([
    ['a PDF as a label', { label: { url: url('a', 'pdf') } }, 'decided'],
    ['a picture as a label', { label: { url: url('b', 'png') } }, 'decided'],
    ['a workbook as a label', { label: { url: url('c', 'xlsx') } }, { rejected: 'FileTypeNotAllowed', field: 'label.url' }],
    ['a video as a label', { label: { url: url('e', 'mp4') } }, { rejected: 'FileTypeNotAllowed', field: 'label.url' }],
    ['a label that nobody uploaded', { label: { url: url('0', 'pdf') } }, { rejected: 'FileNotFound', field: 'label.url' }],
    ["another shop's label", { label: { url: url('f', 'pdf') } }, { rejected: 'FileNotFound', field: 'label.url' }],
    ['a PDF that calls itself a picture', { label: { url: url('a', 'png') } }, { rejected: 'FileNotFound', field: 'label.url' }],
    ['a picture of oneself', { headImg: url('b', 'png') }, 'decided'],
    ['a PDF of oneself', { headImg: url('a', 'pdf') }, { rejected: 'FileTypeNotAllowed', field: 'headImg' }],
    ['a label of oneself', { headImg: url('d', 'png') }, { rejected: 'FileTypeNotAllowed', field: 'headImg' }],
    ['a video of a product', { image: url('e', 'mp4') }, { rejected: 'FileTypeNotAllowed', field: 'image' }],
    ['a video among photos', { photos: [url('b', 'png'), url('e', 'mp4')] }, 'decided'],
    ['a PDF among photos', { photos: [url('b', 'png'), url('a', 'pdf')] }, { rejected: 'FileTypeNotAllowed', field: 'photos.1' }],
    ['none', { remark: 'see /files/ for more', headImg: '' }, 'decided'],
  ])('%s', async (_, body, answer) => {
    const outcome = await naming(body);
    if (typeof answer === 'string') expect(outcome.answer).toBe(answer);
    else expect(outcome).toMatchObject({ answer, named: [] });
  });
});

describe('Rule: what a command names stays', () => {
  it('labels as labels', async () => {
    const body = { label: { url: url('b', 'png') }, photos: [url('e', 'mp4')] };
    expect((await naming(body)).named).toEqual([[idOf('b'), idOf('e')], [idOf('b')]]);
  });

  it('wherever it is named', () =>
    expect(filesIn({ a: [{ b: url('b', 'png') }], c: `${url('b', 'png')}?`, d: 7, e: null }).map(({ field }) => field)).toEqual(['a.0.b']));
});

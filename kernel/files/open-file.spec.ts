import { describe, expect, it } from 'vitest';
import { permissionTable, type PermissionId } from '#contracts/kernel/access/permissions.ts';
import type { Terminal, Viewer } from '#contracts/kernel/access/viewer.ts';
import type { StoredFile } from './files.ts';
import { openFile, type FileSources } from './open-file.ts';

const fileId = '0123456789abcdef0123456789abcdef';
const url = `/files/${fileId}.pdf`;

const label: StoredFile = {
  fileId,
  ownerAccountId: 'seller-7',
  shopId: 7,
  kind: 'pdf',
  contentType: 'application/pdf',
  bytes: 3,
  originalName: 'label.pdf',
};

const files: FileSources['files'] = {
  find: async (id) => (id === fileId ? label : undefined),
  read: async () => new Uint8Array([1, 2, 3]),
  open: async () => undefined,
};

const viewer = (terminal: Terminal, shopId?: number, permissionId?: PermissionId): Viewer => ({
  accountId: `${terminal}-${shopId ?? 'staff'}`,
  name: 'A',
  terminal,
  ...(shopId !== undefined && { shopId }),
  warehouseIds: [],
  permissions: permissionId ? [{ permissionId, actions: ['query'] }] : [],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 's',
  requestId: 'r',
});

const sources = { files, builtInFiles: (asked: string) => (asked === '/art/label/1.svg' ? new Uint8Array([60]) : undefined) };

describe('Rule: a label file is opened by its shop, and by staff and administrators who read orders that ship with one, and a proof by whoever decides on money', () => {
  it.each([viewer('business', 7), viewer('shopUser', 7), { ...viewer('admin'), accountId: 'seller-7' }])('$accountId may', async (who) => {
    expect(await openFile(url, who, sources)).toMatchObject({ contentType: 'application/pdf', ending: 'pdf', size: 3 });
  });

  it.each(['300', '400', '900', '700106', '700107'] as const)('%s opens it', async (code) => {
    const who = viewer(permissionTable[code].terminal, undefined, code);
    for (const kind of ['pdf', 'label'] as const)
      expect(await openFile(url, who, { files: { ...files, find: async () => ({ ...label, kind }) } })).toMatchObject({ size: 3 });
  });

  it.each(['101', '500', '700', '1100', '1500', '700101', '700112'] as const)('%s does not, but what any page shows', async (code) => {
    const who = viewer(permissionTable[code].terminal, undefined, code);
    const opened = (kind: StoredFile['kind']) => openFile(url, who, { files: { ...files, find: async () => ({ ...label, kind }) } });
    for (const kind of ['pdf', 'label', 'excel', 'zip'] as const) expect(await opened(kind)).toMatchObject({ rejected: 'FileNotFound' });
    for (const kind of ['picture', 'video'] as const) expect(await opened(kind)).toMatchObject({ size: 3 });
  });

  it.each(Object.keys(permissionTable) as PermissionId[])('%s opens a proof where it decides on money', async (code) => {
    const who = viewer(permissionTable[code].terminal, undefined, code);
    const opened = await openFile(url, who, { files: { ...files, find: async () => ({ ...label, kind: 'proof' as const }) } });
    expect('rejected' in opened).toBe(code !== '500');
  });

  it('nor does whoever acts for the operator’s own shop', async () => {
    expect(await openFile(url, viewer('admin', 1, 'business'), sources)).toMatchObject({ rejected: 'FileNotFound' });
  });

  it('another shop is told nothing, not even that it exists', async () => {
    expect(await openFile(url, viewer('business', 8), sources)).toMatchObject({ rejected: 'FileNotFound' });
    expect(await openFile(`/files/${'f'.repeat(32)}.pdf`, viewer('business', 8), sources)).toMatchObject({ rejected: 'FileNotFound' });
    expect(await openFile(url, viewer('business'), sources)).toMatchObject({ rejected: 'FileNotFound' });
  });
});

describe('Rule: only files that are stored here are opened', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    `https://example.com${url}`,
    `//example.com${url}`,
    `/files/../${fileId}.pdf`,
    `/files/${fileId}`,
    `${url}?a=b`,
    '/art/../etc/passwd.svg',
    '/art/none.svg',
  ])('%s is foreign', async (foreign) => {
    expect(await openFile(foreign, viewer('admin'), sources)).toMatchObject({ rejected: 'FileForeign', field: 'url' });
  });

  it('knows what the product draws itself', async () => {
    expect(await openFile('/art/label/1.svg', viewer('business', 8), sources)).toMatchObject({ contentType: 'image/svg+xml', size: 1 });
  });
});

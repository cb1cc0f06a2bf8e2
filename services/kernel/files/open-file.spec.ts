import { describe, expect, it } from 'vitest';
import type { Terminal, Viewer } from '#contracts/accounts/viewer.ts';
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

const viewer = (terminal: Terminal, shopId?: number): Viewer => ({
  accountId: `${terminal}-${shopId ?? 'staff'}`,
  name: 'A',
  terminal,
  ...(shopId !== undefined && { shopId }),
  warehouseIds: [],
  permissions: [],
  language: 'en_us',
  timeZone: 'UTC',
  sessionId: 's',
  requestId: 'r',
});

const sources = { files, builtInFiles: (asked: string) => (asked === '/art/label/1.svg' ? new Uint8Array([60]) : undefined) };

describe('Rule: a label file is opened by its shop, by staff and by administrators', () => {
  it.each([viewer('business', 7), viewer('shopUser', 7), viewer('warehouse'), viewer('admin')])('$accountId may', async (who) => {
    expect(await openFile(url, who, sources)).toMatchObject({ contentType: 'application/pdf', ending: 'pdf', size: 3 });
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

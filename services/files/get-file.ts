import { getFile } from '#contracts/files/get-file.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { passive } from '#kernel/files/passive.ts';
import { openFile, type FileSources } from '#kernel/files/open-file.ts';

export const getFileRoute = (sources: FileSources) =>
  queryRoute(getFile, async ({ body, viewer }) => {
    const opened = await openFile(body.url, viewer, sources);
    if (isRejection(opened)) return opened;
    const file = await opened.open();
    if (!file) return reject('FileNotFound', { field: 'url' });
    return { file, contentType: opened.contentType, download: body.url.slice(body.url.lastIndexOf('/') + 1), headers: passive };
  });

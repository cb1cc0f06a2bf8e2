import { upload } from '#contracts/files/upload.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { checkContent } from '../kernel/files/content/check-content.ts';
import type { Files } from '../kernel/files/files.ts';

export const uploadRoute = (files: Files) =>
  queryRoute(upload, async ({ file, viewer }) => {
    if (!file) return reject('FileMissing', { field: 'file' });
    const checked = await checkContent(file);
    return isRejection(checked) ? checked : files.keep(checked, viewer);
  });

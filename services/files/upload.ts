import { filePurposes, inMegabytes } from '#contracts/files/file-purposes.ts';
import { upload } from '#contracts/files/upload.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Allowance } from '#kernel/allowance.ts';
import type { Clock } from '#kernel/clock.ts';
import { checkContent } from '#kernel/files/content/check-content.ts';
import type { Files } from '#kernel/files/files.ts';

/** What uploads may cost. */
export interface UploadBudgets {
  /** Pixels that are decoded for an account within a minute. */
  pixels: Allowance;
  /** Of a shop, or a person without one. */
  bytesADay: number;
  clock: Clock;
}

const dayMs = 86_400_000;

export const uploadRoute = (files: Pick<Files, 'keep' | 'storedSince'>, { pixels, bytesADay, clock }: UploadBudgets) =>
  queryRoute(upload, async ({ file, body: { purpose }, viewer }) => {
    if (!file) return reject('FileMissing', { field: 'file' });
    const stored = await files.storedSince(new Date(clock.now().getTime() - dayMs), viewer);
    if (stored + file.bytes > bytesADay) return reject('UploadsOfTheDay', { field: 'file', params: { max: inMegabytes(bytesADay) } });

    const mayDecode = (count: number) => pixels.take(viewer.accountId, count);
    const checked = await checkContent(file, purpose && filePurposes[purpose], mayDecode);
    return isRejection(checked) ? checked : files.keep(checked, viewer, purpose);
  });

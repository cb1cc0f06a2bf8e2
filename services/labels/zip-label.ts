import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import { zipLabel } from '#contracts/labels/printed-labels.ts';
import { passive } from '#kernel/files/passive.ts';
import { openFile, type FileSources, type OpenedFile } from '#kernel/files/open-file.ts';

/** The label of one order that ships with one; `url` is absent while there is none. */
export interface OrderLabel {
  oddNo: string;
  url?: string | undefined;
}

/** Which labels belong to batches and orders, as far as the viewer may see them. Answered by a read model, hence given from outside. */
export type LabelsOf = (numbers: { batchNos: readonly string[]; oddNos: readonly string[] }, viewer: Viewer) => Promise<readonly OrderLabel[]>;

const largestTogether = 50 * 1024 * 1024;

export const zipLabelRoute = (sources: FileSources, labelsOf: LabelsOf) =>
  queryRoute(zipLabel, async ({ body, viewer }) => {
    const entries: Zippable = {};
    const leftOut: string[] = [];
    let together = 0;
    for (const { oddNo, url } of await labelsOf(body, viewer)) {
      const label = await labelAt(url, viewer, sources);
      const fits = label !== undefined && together + label.size <= largestTogether;
      const bytes = fits ? await label.read() : undefined;
      if (!label || !bytes) {
        leftOut.push(say(label && !fits ? left.tooLarge : left.missing, viewer.language, { oddNo }));
        continue;
      }
      together += bytes.length;
      // Labels are compressed already; packing them again would only cost time.
      entries[`${oddNo.replace(/[^\w-]/g, '_')}.${label.ending}`] = [bytes, { level: 0 }];
    }
    if (Object.keys(entries).length === 0) return reject('LabelMissing');
    if (leftOut.length > 0) entries[leftOutFile] = strToU8(`${leftOut.join('\r\n')}\r\n`);
    return { file: zipSync(entries), contentType: 'application/zip', download: 'labels.zip', headers: passive };
  });

/** One bad label does not keep a batch from being printed, and none is left out silently: a parcel would go without one. */
const leftOutFile = 'MISSING.txt';
const left = {
  missing: { en: '{oddNo}: the label is missing', zh: '{oddNo}：面单缺失' },
  tooLarge: { en: '{oddNo}: does not fit into this archive, print it by itself', zh: '{oddNo}：超出压缩包大小，请单独打印' },
} as const satisfies Record<string, Words>;

const labelAt = async (url: string | undefined, viewer: Viewer, sources: FileSources): Promise<OpenedFile | undefined> => {
  const opened = url ? await openFile(url, viewer, sources) : undefined;
  return isRejection(opened) ? undefined : opened;
};

import { zipSync, type Zippable } from 'fflate';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import { inMegabytes } from '#contracts/files/file-limits.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { zipLabel } from '#contracts/labels/zip-label.ts';
import { passive } from '../kernel/files/passive.ts';
import { openFile, type FileSources, type OpenedFile } from '../kernel/files/open-file.ts';

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
    const opened = await openLabels(await labelsOf(body, viewer), viewer, sources);
    if (isRejection(opened)) return opened;

    const entries: Zippable = {};
    for (const { oddNo, label } of opened) {
      const bytes = await label.read();
      if (!bytes) return missing(oddNo);
      // Labels are compressed already; packing them again would only cost time.
      entries[`${oddNo.replace(/[^\w-]/g, '_')}.${label.ending}`] = [bytes, { level: 0 }];
    }
    return { file: zipSync(entries), contentType: 'application/zip', download: 'labels.zip', headers: passive };
  });

/** All or nothing: an archive that silently lacks a label would ship a parcel without one. */
const openLabels = async (
  labels: readonly OrderLabel[],
  viewer: Viewer,
  sources: FileSources,
): Promise<{ oddNo: string; label: OpenedFile }[] | Rejection> => {
  if (labels.length === 0) return reject('LabelMissing');
  const opened: { oddNo: string; label: OpenedFile }[] = [];
  for (const { oddNo, url } of labels) {
    const label = url ? await openFile(url, viewer, sources) : undefined;
    if (!label || isRejection(label)) return missing(oddNo);
    opened.push({ oddNo, label });
  }
  const together = opened.reduce((sum, { label }) => sum + label.size, 0);
  return together > largestTogether ? reject('LabelsTooLarge', { params: { max: inMegabytes(largestTogether) } }) : opened;
};

const missing = (oddNo: string): Rejection => reject('LabelMissing', { field: `oddNos.${oddNo}` });

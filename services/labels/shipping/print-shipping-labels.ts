import { canAccess, type ScopedViewer } from '#contracts/kernel/access/row-scope.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { printShippingLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import { isPrintable } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { shippingLabelStream, type ShippingLabel } from '#services/aggregates/shipping-label/shipping-label.ts';
import { fileIdOf, fileTypes } from '#contracts/files/file-types.ts';
import { passive } from '#kernel/files/passive.ts';
import type { Files } from '#kernel/files/files.ts';
import { labelFile } from '../label-file.ts';
import { drawShippingLabels } from './draw-shipping-labels.ts';

/** All or nothing. From the log itself: a label that was voided a moment ago is not printed. */
export const printShippingLabelsRoute = ({ log, files }: { log: EventLog; files: Pick<Files, 'read'> }) =>
  queryRoute(printShippingLabels, async ({ query: { labelNos, ...form }, viewer }) => {
    const found = await Promise.all(labelNos.map((labelNo) => stateOf(log, shippingLabelStream, labelNo)));
    const labels = printable(found, viewer);
    if (isRejection(labels)) return labels;
    const { url } = labels.find((label) => label.url !== undefined) ?? {};
    if (url === undefined) return labelFile(drawShippingLabels(labels), form);
    // What a carrier drew is printed as it is.
    if (labels.length > 1) return reject('LabelsPrintedSingly', { field: 'labelNos' });
    const file = await files.read(fileIdOf(url)!);
    return file
      ? { file: Buffer.from(file), contentType: fileTypes.pdf.contentType, headers: passive }
      : reject('LabelMissing', { field: 'labelNos' });
  });

/** `LabelMissing` (R8.42) for one that is not there, or another shop's; `LabelVoid` where its money is asked back, `LabelNotYet` where it is not bought yet. */
export const printable = (found: readonly (ShippingLabel | undefined)[], viewer: ScopedViewer): readonly ShippingLabel[] | Rejection => {
  const labels = found.filter((label) => label !== undefined).filter((label) => mayPrint(viewer, label));
  if (labels.length < found.length) return reject('LabelMissing', { field: 'labelNos' });
  const gone = labels.find((label) => !isPrintable(label));
  if (!gone) return labels;
  return reject(gone.state === 'ordered' ? 'LabelNotYet' : 'LabelVoid', { field: 'labelNos', params: { labelNo: gone.labelNo } });
};

/** A shop its own, finance all of them. */
const mayPrint = (viewer: ScopedViewer, { shopId }: ShippingLabel): boolean => canAccess(viewer, { shopIds: [shopId] });

import { fileIdOf } from '#contracts/files/file-types.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { isLabelCode } from '#contracts/labels/label-code.ts';
import type { Label } from '../aggregates/order/order-label.ts';

/** R5.45–R5.47, and the file lies in our store. */
export const requireUsableLabel = (label: Label): Rejection | undefined => {
  if (!isLabelCode(label.logNo)) return reject('LabelCodeInvalid', { field: 'label.logNo', params: { logNo: label.logNo } });
  return fileIdOf(label.url) === undefined ? reject('LabelFileForeign', { field: 'label.url' }) : undefined;
};

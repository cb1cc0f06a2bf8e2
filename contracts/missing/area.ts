import { contract } from '../kernel/area.ts';
import { approveWriteOff, findItem, listMissing, rejectWriteOff, requestWriteOff } from './missing-endpoints.ts';
import { missingRejections } from './missing-rejections.ts';

export const missingContract = contract({
  endpoints: [listMissing, findItem, requestWriteOff, approveWriteOff, rejectWriteOff],
  rejections: missingRejections,
});

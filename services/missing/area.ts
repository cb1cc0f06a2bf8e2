import { area } from '#kernel/area.ts';
import { findItemRoute } from './find-item.ts';
import { approveWriteOffRoute, rejectWriteOffRoute, requestWriteOffRoute } from './write-off.ts';

export const missingArea = area({
  commands: [findItemRoute, requestWriteOffRoute, approveWriteOffRoute, rejectWriteOffRoute],
});

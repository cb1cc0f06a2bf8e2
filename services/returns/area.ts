import { area } from '#kernel/area.ts';
import { receiveReturnRoute } from './receive-return.ts';

export const returnsArea = area({
  commands: [receiveReturnRoute],
});

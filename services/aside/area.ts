import { area } from '#kernel/area.ts';
import { handOnRoute, putAsideRoute } from './put-aside.ts';

export const asideArea = area({
  commands: [putAsideRoute, handOnRoute],
});

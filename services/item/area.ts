import { area } from '#kernel/area.ts';
import { saveItemRoute } from './save-item.ts';
import { setAvailableRoute } from './set-available.ts';

export const itemArea = area({
  commands: [saveItemRoute, setAvailableRoute],
});

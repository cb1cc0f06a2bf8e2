import { contract } from '../kernel/area.ts';
import { getItem } from './item-queries.ts';
import { itemRejections } from './item-rejections.ts';
import { itemUpcasters } from './item-upcasters.ts';
import { saveItemEndpoint } from './save-item.ts';
import { setAvailableEndpoint } from './set-available.ts';

export const itemContract = contract({
  endpoints: [saveItemEndpoint, setAvailableEndpoint, getItem],
  rejections: itemRejections,
  upcasters: itemUpcasters,
});

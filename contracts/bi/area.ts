import { contract } from '../kernel/area.ts';
import { getBi } from './bi-queries.ts';

export const biContract = contract({
  endpoints: [getBi],
});

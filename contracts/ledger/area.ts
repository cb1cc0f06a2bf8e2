import { contract } from '../kernel/area.ts';
import { checkBooksEndpoint, getBooks } from './books.ts';

export const ledgerContract = contract({
  endpoints: [getBooks, checkBooksEndpoint],
});

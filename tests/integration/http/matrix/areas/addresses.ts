import type { Rows } from '../row.ts';

export const rows: Rows = {
  searchAddresses: { sample: () => ({ body: { text: 'nobody' } }), warehouse: [200, 200, 200], admin: [200, 403], codes: ['300'] },
  checkAddress: { sample: () => ({ body: { address: { country: 'US' } } }), warehouse: [200, 200, 200], admin: [200, 403], codes: ['300'] },
};

import type { Rows } from '../row.ts';
import { png } from '../samples.ts';

export const rows: Rows = {
  upload: { sample: () => ({ file: png }), business: [200, 200, 200, 200], warehouse: [200, 200, 200], admin: [200, 200] },
  getFile2: {
    sample: () => ({ body: { url: 'https://elsewhere.example/label.pdf' } }),
    business: [403, 403, 403, 403],
    warehouse: [403, 403, 403],
    admin: [403, 403],
  },
};

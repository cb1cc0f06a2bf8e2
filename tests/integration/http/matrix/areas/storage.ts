import type { Rows } from '../row.ts';

/** Staff see no fees (R6.43): none of these has a base of theirs. */
export const rows: Rows = {
  getStorageOutlook: { business: [200, 200, 200, 200] },
  listStoredItems: { business: [200, 200, 200, 200] },
  getStorageNight: {
    sample: () => ({ query: { postingId: 'storageFee-EWR-2026-11-02-7' } }),
    business: [404, 404, 404, 404],
    admin: [404, 403],
    codes: ['500'],
  },
};

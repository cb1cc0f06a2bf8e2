import { describe, expect, it } from 'vitest';
import { statsAsCsv } from './stats-as-csv.ts';

const stats = { sales: 12_800, profit: -320, inbound: 4, inspected: 0, shelved: 0, outbound: 2, orders: 1, stock: 9 };

describe('Rule: what is exported is what the page shows', () => {
  it('one line a day, a warehouse or a platform, money in dollars', () => {
    const text = statsAsCsv([
      {
        of: 'Day',
        ofDays: true,
        columns: [
          ['sales', 'Sales, gross'],
          ['profit', 'Profit'],
          ['stock', 'In stock'],
        ],
        lines: [
          { name: '2026-11-19', ...stats },
          { name: '2026-11-20', ...stats, sales: 0 },
        ],
      },
      {
        of: 'By platform',
        columns: [
          ['sales', 'Sales'],
          ['items', 'Items'],
        ],
        lines: [{ name: 'own market', sales: 12_800, items: 1 }],
      },
    ]);
    expect(text).toBe(
      '\uFEFFDay,"Sales, gross",Profit,In stock\r\n2026-11-19,128.00,-3.20,9\r\n2026-11-20,0.00,-3.20,9\r\n' +
        '\r\nBy platform,Sales,Items\r\nown market,128.00,1\r\n',
    );
  });
});

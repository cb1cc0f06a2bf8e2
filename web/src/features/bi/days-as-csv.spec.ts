import { describe, expect, it } from 'vitest';
import { daysAsCsv } from './days-as-csv.ts';

const day = { sales: 12_800, profit: -320, inbound: 4, inspected: 0, shelved: 0, outbound: 2, orders: 1, stock: 9 };

describe('Rule: what is exported is what the page shows', () => {
  it('one line a day, money in dollars', () => {
    const text = daysAsCsv(
      [
        { day: '2026-11-19', ...day },
        { day: '2026-11-20', ...day, sales: 0 },
      ],
      {
        day: 'Day',
        columns: [
          ['sales', 'Sales, gross'],
          ['profit', 'Profit'],
          ['stock', 'In store'],
        ],
      },
    );
    expect(text).toBe('\uFEFFDay,"Sales, gross",Profit,In store\r\n2026-11-19,128.00,-3.20,9\r\n2026-11-20,0.00,-3.20,9\r\n');
  });
});

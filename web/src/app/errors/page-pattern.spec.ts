import { describe, expect, it } from 'vitest';
import { reportBrowserError } from '#contracts/system/report-browser-error.ts';
import { pagesOf } from '#web/core/routes/route-table.ts';
import { terminalTables } from '#web/terminals/terminals.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { pagePattern } from './page-pattern.ts';

const every = [...Object.values(terminalTables).flatMap(({ rows }) => pagesOf(rows).map(({ path }) => path)), ...Object.values(publicPaths)];

describe('Rule: a report names the page by the pattern of its address', () => {
  it.each(every)('%s', (path) => {
    expect(pagePattern(`#${path.replace(/\/:.*/, '')}`)).toBe(path);
    expect(reportBrowserError.body!.shape.route.safeParse(path).success).toBe(true);
  });

  it.each([
    ['#/Warehouse/InventoryView/available/3?text=Ann%20Lee', warehousePaths.inventory],
    ['#/Warehouse/WarehousingAppoint/AppointDetail?preId=17', warehousePaths.forecastDetail],
    ['#/Ann/Lee', 'other'],
    ['', 'other'],
  ])('%s', (hash, pattern) => {
    expect(pagePattern(hash)).toBe(pattern);
  });
});

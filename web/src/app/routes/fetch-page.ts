import type { Terminal } from '#contracts/kernel/access/viewer.ts';
import { terminalTables } from '#web/terminals/terminals.ts';
import { matchRoute } from '#web/core/tabs/tab-key.ts';
import { pageOf } from './page-code.ts';
import { pagesOf, type PageGroup, type PageRoute } from '#web/core/routes/route-table.ts';

/** Asks for the code of the page at an address, or of the one that is landed on, before it is known whether it may be opened. */
export const fetchPage = async (terminal: Terminal, wanted: string): Promise<void> => {
  const { rows, landing } = terminalTables[terminal];
  const row = pageAt(rows, wanted || landing);
  if (row) await pageOf(row).fetch();
};

/** Asks for what a page shows first, as soon as its code is there: before it is drawn. What does not come, the page asks for itself. */
export const readPageAhead = (rows: readonly (PageRoute | PageGroup)[], address: string): void => {
  const row = pageAt(rows, address);
  row?.page().then(
    ({ readAhead }) => readAhead?.(row.path, address),
    () => undefined,
  );
};

const pageAt = (rows: readonly (PageRoute | PageGroup)[], address: string): PageRoute | undefined =>
  matchRoute(pagesOf(rows), address.split('?')[0]!);

import { rowAt } from '../tabs/tab-key.ts';
import { pageOf } from './page-code.ts';
import { pagesOf, type TerminalTable } from './route-table.ts';

/** Asks for the code of the page at an address, or of the one that is landed on, before it is known whether it may be opened. */
export const fetchPage = ({ rows, landing }: TerminalTable, address: string): void => {
  const row = rowAt(pagesOf(rows), (address || landing).split('?')[0]!);
  if (row) void pageOf(row).fetch();
};

import { accountRows } from './rows-accounts.ts';
import { announcementRows } from './rows-announcements.ts';
import { floorRows } from './rows-floor.ts';
import { labelRows } from './rows-labels.ts';
import { owningRows } from './rows-owning.ts';
import { readingRows } from './rows-reading.ts';
import { walletRows } from './rows-wallet.ts';
import type { Row } from './row.ts';

/** Of each endpoint, by its name. */
export const rows: Readonly<Record<string, Row>> = {
  ...accountRows,
  ...readingRows,
  ...owningRows,
  ...floorRows,
  ...announcementRows,
  ...walletRows,
  ...labelRows,
};

import type { Migration } from '#kernel/database/migrate.ts';
import { rateCardsMigration } from './0670-rate-cards.ts';

export const feesMigrations: readonly Migration[] = [rateCardsMigration];

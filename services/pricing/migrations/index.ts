import type { Migration } from '#kernel/database/migrate.ts';
import { marketQuotesMigration } from './1390-market-quotes.ts';
import { pricingDueMarksMigration } from './1392-pricing-due-marks.ts';

export const pricingMigrations: readonly Migration[] = [marketQuotesMigration, pricingDueMarksMigration];

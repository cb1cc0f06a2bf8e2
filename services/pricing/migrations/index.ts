import type { Migration } from '#kernel/database/migrate.ts';
import { marketQuotesMigration } from './1390-market-quotes.ts';

export const pricingMigrations: readonly Migration[] = [marketQuotesMigration];

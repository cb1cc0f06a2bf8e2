import type { Migration } from '#kernel/database/migrate.ts';
import { channelFeesMigration } from './1391-channel-fees.ts';

export const marketPricesMigrations: readonly Migration[] = [channelFeesMigration];

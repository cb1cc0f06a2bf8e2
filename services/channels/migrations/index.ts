import type { Migration } from '#kernel/database/migrate.ts';
import { channelTablesMigration } from './1381-channels.ts';
import { channelSalesMigration } from './1382-channel-sales.ts';
import { shippedToldMigration } from './1410-shipped-told.ts';
import { hooksSeenMigration } from './1440-hooks-seen.ts';
import { consentsMigration } from './1443-consents.ts';
import { cancelToldMigration } from './1451-cancel-told.ts';

export const channelTablesMigrations: readonly Migration[] = [
  channelTablesMigration,
  channelSalesMigration,
  shippedToldMigration,
  hooksSeenMigration,
  consentsMigration,
  cancelToldMigration,
];

import type { Migration } from '#kernel/database/migrate.ts';
import { shippingLabelsMigration } from './0190-shipping-labels.ts';
import { shippingLabelListsMigration } from './0290-shipping-label-lists.ts';
import { labelsOfCarriersMigration } from './1420-labels-of-carriers.ts';
import { labelsBeingBoughtMigration } from './1422-labels-being-bought.ts';
import { shippingLabelsTallyMigration } from './0330-shipping-labels-tally.ts';

export const shippingLabelsMigrations: readonly Migration[] = [
  shippingLabelsMigration,
  shippingLabelListsMigration,
  shippingLabelsTallyMigration,
  labelsOfCarriersMigration,
  labelsBeingBoughtMigration,
];

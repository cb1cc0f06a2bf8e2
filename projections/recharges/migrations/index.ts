import type { Migration } from '#kernel/database/migrate.ts';
import { rechargesMigration } from './0770-recharges.ts';
import { rechargeMarginsMigration } from './1042-recharge-margins.ts';
import { rechargeRefundsMigration } from './1043-recharge-refunds.ts';

export const rechargesMigrations: readonly Migration[] = [rechargesMigration, rechargeMarginsMigration, rechargeRefundsMigration];

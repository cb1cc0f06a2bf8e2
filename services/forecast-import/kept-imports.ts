import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExtraStatement } from '#kernel/commands/event-log.ts';
import type { ForecastImportTables } from './table.ts';
import type { ImportRow } from './workbook/import-template.ts';

export interface KeptImport {
  rows: ImportRow[];
  confirmed: boolean;
}

/** Uploaded rows between the dry run and its confirmation: as they were written, so that they are checked against the world anew each time. */
export interface KeptImports {
  keep(owner: { accountId: string; shopId: number }, rows: readonly ImportRow[]): Promise<{ importId: string; expiresAt: Date }>;
  /** Undefined for another shop's, and after 24 hours. */
  find(importId: string, viewer: Pick<Viewer, 'shopId'>): Promise<KeptImport | undefined>;
}

/** An account that tries again and again keeps this many. */
const MAX_PER_ACCOUNT = 5;

export const keptImports = (db: Kysely<ForecastImportTables>, clock: Clock): KeptImports => ({
  async keep({ accountId, shopId }, rows) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + importLimits.keptHours * 3_600_000);
    const importId = randomUUID();
    await db
      .insertInto('forecast_imports')
      .values({ import_id: importId, account_id: accountId, shop_id: shopId, rows: JSON.stringify(rows), created_at: now, expires_at: expiresAt })
      .execute();
    await dropOld(db, accountId, now);
    return { importId, expiresAt };
  },

  async find(importId, { shopId }) {
    if (shopId === undefined) return undefined;
    const kept = await db
      .selectFrom('forecast_imports')
      .select(['rows', 'confirmed_at'])
      .where('import_id', '=', importId)
      .where('shop_id', '=', shopId)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    return kept && { rows: kept.rows, confirmed: kept.confirmed_at !== null };
  },
});

const dropOld = async (db: Kysely<ForecastImportTables>, accountId: string, now: Date): Promise<void> => {
  await db
    .deleteFrom('forecast_imports')
    .where((where) =>
      where.or([
        where('expires_at', '<=', now),
        where(
          'import_id',
          'in',
          where
            .selectFrom('forecast_imports')
            .select('import_id')
            .where('account_id', '=', accountId)
            .orderBy('created_at', 'desc')
            .orderBy('import_id', 'desc')
            .offset(MAX_PER_ACCOUNT),
        ),
      ]),
    )
    .execute();
};

/** What was left out of it when it was confirmed is another file's. */
export const confirmedAt = (importId: string, now: Date): ExtraStatement => ({
  text: 'UPDATE forecast_imports SET confirmed_at = $2 WHERE import_id = $1',
  values: [importId, now],
});

export const forgetImportsOf = (accountId: string): ExtraStatement => ({
  text: 'DELETE FROM forecast_imports WHERE account_id = $1',
  values: [accountId],
});

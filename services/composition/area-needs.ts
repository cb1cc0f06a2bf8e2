import type { Pool } from 'pg';
import type { BrowserError } from '#contracts/system/report-browser-error.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Files } from '#kernel/files/files.ts';
import type { PersonalData } from '#kernel/personal-data/personal-data.ts';
import { inlineProjections, providedBy } from '#projections/all.ts';
import type { ReadDatabase, ReadTables } from '#projections/kernel/read-database.ts';
import { periodChecklist } from '#projections/ledger/periods/checklist.ts';
import { allRebuilds } from '#projections/kernel/shadow/rebuilds.ts';
import { unprepared } from '#kernel/database/sql.ts';
import type { AccountsParts } from '../accounts/area.ts';
import type { PaymentProviders } from '../aggregates/payments/provider.ts';
import type { Consents } from '../channels/accounts/consents.ts';
import type { Credentials } from '../channels/kernel/credentials.ts';
import type { Config } from '../config.ts';
import type { LabelSource } from '../labels/shipping/label-source.ts';
import type { UploadBudgets } from '../files/upload.ts';
import type { Tickets } from '../live/tickets.ts';
import type { SystemNeeds } from '../system/system-route.ts';
import { outsideTheLog } from './erasure.ts';
import { forecastImportNeeds } from './forecast-import.ts';

export interface PortalParts {
  config: Pick<Config, 'rateLimits' | 'bankAccountHoldHours' | 'retentionYears' | 'payments' | 'secondApprovalCents' | 'clearingDays'>;
  payments: PaymentProviders;
  channelSecrets: Credentials;
  channelConsents: Consents;
  labelSource: LabelSource;
  pool: Pool;
  /** Over `pool`, or a replica of it. */
  readDb: ReadDatabase;
  accounts: AccountsParts;
  files: Files;
  budgets: UploadBudgets;
  tickets: Tickets;
  fingerprintOf: PersonalData['fingerprintOf'];
  system: Pick<SystemNeeds, 'jobs' | 'lag' | 'processes' | 'outbox'>;
  onBrowserError(error: BrowserError): void;
}

/** What read models answer where they are written: a replica may not know of the last posting yet. */
const asWritten = (pool: Pool) => {
  const db = kyselyOn<ReadTables>(pool);
  const { bankProofOf, ...provided } = providedBy(db, streamsAsOf(db));
  return { ...provided, periodChecklist: (month: string, now: Date) => periodChecklist({ db, bankProofOf }, month, now) };
};

/** What the areas of the services are given, each what it asks for. */
export const areaNeeds = ({ config, pool, readDb, accounts, system, ...parts }: PortalParts) => ({
  ...accounts,
  ...parts,
  ...system,
  bankAccountHoldHours: config.bankAccountHoldHours,
  retentionYears: config.retentionYears,
  cnyRate: config.payments.cnyRate,
  secondApprovalCents: config.secondApprovalCents,
  ...forecastImportNeeds(pool, accounts.clock, config),
  ...providedBy(readDb, streamsAsOf(readDb)),
  asWritten: asWritten(pool),
  pool,
  inStep: inlineProjections.map(({ name }) => name),
  rebuilds: () => allRebuilds(unprepared(pool)),
  outsideTheLog,
});

export type AreaNeeds = ReturnType<typeof areaNeeds>;

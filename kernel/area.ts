import type { Pool } from 'pg';
import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from './clock.ts';
import type { CommandRoute } from './commands/command-route.ts';
import type { Commands } from './commands/commands.ts';
import type { ExtraStatement } from './commands/event-log.ts';
import type { Migration } from './database/migrate.ts';
import type { Files } from './files/files.ts';
import type { IncomingFiles } from './files/incoming-files.ts';
import type { Job } from './jobs/job-lane.ts';
import type { Process } from './processes/react.ts';

/** Whose data are erased. */
export interface ErasedAccount {
  accountId: string;
  login: string;
  /** Undefined where only the account is erased. */
  shopId: number | undefined;
  /** Whose keys are dropped. */
  subjects: readonly string[];
}

/** What a job of an area works with. */
export interface JobNeeds {
  pool: Pool;
  files: Pick<Files, 'removeUnnamed' | 'keepMade'>;
  incoming: Pick<IncomingFiles, 'sweep'>;
  clock: Clock;
  commands: Commands;
}

/** What an area of `services/` adds to the product. `Needs` is what the composition root gives to all of them. */
export interface Area<Needs> {
  /** Commands that need nothing but the streams they load. */
  commands?: readonly CommandRoute<any>[];
  /** Commands that need more. */
  wiredCommands?: (needs: Needs) => readonly CommandRoute<any>[];
  /** Calls that append no events. */
  queries?: (needs: Needs) => readonly QueryRoute<any>[];
  /** What follows by itself from what happened, or from the hour. */
  processes?: readonly Process[];
  /** What it puts in order now and then. The System page shows each by the words of `system.jobOf`. */
  jobs?: (needs: JobNeeds) => readonly Job[];
  /** Jobs that need more: what the read models provide. */
  wiredJobs?: (needs: Needs & JobNeeds) => readonly Job[];
  migrations?: readonly Migration[];
  /** Statements that remove what its own tables hold of an account that is erased. */
  erased?: (account: ErasedAccount) => readonly ExtraStatement[];
}

export const area = <Definition extends Area<never>>(definition: Definition): Definition => definition;

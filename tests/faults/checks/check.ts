import type { Pool } from 'pg';
import type { Follower } from '../follower.ts';
import type { Ledger } from '../ledger.ts';

/** What is looked at once the load rests and everything stands again. */
export interface Aftermath {
  pool: Pool;
  ledger: Ledger;
  followers: readonly Follower[];
  /** The log's last position before the load began. */
  since: string;
}

/** Answers what is wrong, a line each. */
export type Check = (aftermath: Aftermath) => Promise<string[]>;

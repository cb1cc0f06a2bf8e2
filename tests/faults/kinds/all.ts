import type { Fault } from '../fault.ts';
import { calm } from './calm.ts';
import { clockJumped } from './clock-jumped.ts';
import { diskFull } from './disk-full.ts';
import { midnight } from './midnight.ts';
import { natsCutOff } from './nats-cut-off.ts';
import { natsKilled, natsMemberKilled } from './nats-killed.ts';
import { nodeKilled } from './node-killed.ts';
import { payoutCrashed } from './payout-crashed.ts';
import { postgresRestarted, replicaPromoted } from './postgres-killed.ts';
import { processorKilled } from './processor-killed.ts';
import { providerMisbehaves } from './provider-misbehaves.ts';
import { replicaHeld } from './replica-held.ts';

/** In the order in which they strike: after the last one nothing is left to be promoted. */
export const faults: readonly Fault[] = [
  calm,
  nodeKilled,
  processorKilled,
  natsMemberKilled,
  natsKilled,
  natsCutOff,
  replicaHeld,
  postgresRestarted,
  diskFull,
  clockJumped,
  midnight,
  providerMisbehaves,
  payoutCrashed,
  replicaPromoted,
];

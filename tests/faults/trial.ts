import { setTimeout as sleep } from 'node:timers/promises';
import { everythingTopic } from '#contracts/kernel/topics/list-topics.ts';
import { captcha, type Cluster } from '../cluster/open-cluster.ts';
import { simulate } from '../simulate/simulation.ts';
import { reportOf, type Report } from '../simulate/report.ts';
import { agreement } from '../soak/agreement.ts';
import type { Watcher } from '../soak/watchers/watcher.ts';
import { callsOf } from '../support/portal-calls.ts';
import { booksAreSound } from './checks/books.ts';
import type { Check } from './checks/check.ts';
import { followersConverge } from './checks/followers.ts';
import { logHoldsEachOnce } from './checks/log.ts';
import { readModelsAreAsRebuilt } from './checks/read-models.ts';
import { retriesAddNothing } from './checks/retries.ts';
import { seconds, type Fault } from './fault.ts';
import { openFollower } from './follower.ts';
import { acknowledged, openLedger } from './ledger.ts';
import { recoveryOf } from './recovery.ts';
import { steadyHands } from './steady-hands.ts';

export interface Outcome {
  sound: boolean;
  told: string[];
}

/** Commands that people have attempted when they count as at work. */
const underWay = 20;
/** How long they work before the fault strikes, and when all stands again, in ms. */
const beforeMs = 2_000;
const afterwardsMs = 3_000;

const checks: readonly (readonly [promise: string, check: Check])[] = [
  ['every acknowledged command is in the log once, no refused one is', logHoldsEachOnce],
  ['everyone who follows was told of each fact once and in order', followersConverge],
  ['every read model equals a rebuild', readModelsAreAsRebuilt],
  ['the books agree with themselves, and every night of storage is charged once', booksAreSound],
  ['a retry with its key adds nothing and is answered the same', retriesAddNothing],
];

/** One fault under load, and what is left when all of it stands again. */
export const tryFault = async (
  cluster: Cluster,
  fault: Fault,
  { ratePerSecond, watchers }: { ratePerSecond: number; watchers: readonly Watcher[] },
): Promise<Outcome> => {
  const { url, pool } = cluster;
  const since = await lastPosition(cluster);
  const { token } = await callsOf(url, 'admin');
  const followers = await Promise.all(['inventory', 'orders'].map((list) => openFollower({ url, token, topic: everythingTopic(list as 'orders') })));
  const ledger = openLedger();
  const report = reportOf();
  const stop = new AbortController();
  const load = simulate({ url, captcha, seed: fault.name, ratePerSecond, until: stop.signal, report, send: ledger.send });
  // A captcha is good for one try: everyone signs in while nothing is broken.
  const atWork = async (): Promise<void> => {
    while (report.attempts.length < underWay) await sleep(50);
  };
  const hands = atWork().then(() => steadyHands(url, { send: ledger.send, report, until: stop.signal }));
  const strike = async (): Promise<string[]> => {
    await atWork();
    await sleep(beforeMs);
    const told = await fault.strike(cluster);
    await sleep(afterwardsMs);
    return told;
  };
  const [told] = await Promise.all([strike().finally(() => stop.abort()), hands, load]);

  const aftermath = { pool, ledger, followers, since };
  const verdicts: { promise: string; wrong: string[] }[] = [];
  for (const [promise, check] of checks) verdicts.push({ promise, wrong: await check(aftermath) });
  for (const watcher of watchers) {
    const { same, told: lines } = await agreement(watcher);
    verdicts.push({ promise: `the open page "${watcher.name}" shows what the API answers`, wrong: same ? [] : lines });
  }
  verdicts.push({ promise: 'nothing was refused that had been offered, no call went without an answer', wrong: amiss(report) });
  const { commandMs, screenMs, screenP99Ms, sentAgain } = await recoveryOf(pool, ledger, followers, since);
  const losses = followers.reduce((sum, one) => sum + one.losses(), 0);
  for (const follower of followers) follower.close();

  return {
    sound: verdicts.every(({ wrong }) => wrong.length === 0),
    told: [
      ...told,
      `${acknowledged(ledger).length} commands acknowledged, ${sentAgain} of them sent again; sockets lost ${losses} times`,
      `recovery: a command waited ${seconds(commandMs)} at most, a screen ${seconds(screenMs)} (99 of 100 times below ${seconds(screenP99Ms)})`,
      ...verdicts.flatMap(({ promise, wrong }) => [
        `${wrong.length === 0 ? 'holds' : 'BROKEN'}: ${promise}`,
        ...wrong.slice(0, 5).map((line) => `  ${line}`),
      ]),
    ],
  };
};

const amiss = ({ attempts }: Report): string[] =>
  attempts
    .filter(({ ending }) => ending === 'failed' || ending === 'unexpected')
    .map(({ command, ending, reason, requestId }) => `${command} ${ending}: ${reason ?? 'no answer'} (${requestId})`);

const lastPosition = async ({ pool }: Cluster): Promise<string> =>
  (await pool.query<{ last: string }>('SELECT max(global_position) AS last FROM events')).rows[0]!.last;

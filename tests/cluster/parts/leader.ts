import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Node } from './node.ts';

/** Which of the nodes leads under that name now, by the lock that it holds. */
export const leaderAmong = async (nodes: readonly Node[], name: string, pool: Pool): Promise<Node | undefined> => {
  const { rows } = await pool.query<{ node: string }>(
    `SELECT a.application_name AS node FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended($1, 0)`,
    [name],
  );
  return nodes.find((node) => node.name === rows[0]?.node);
};

/** Waits for one, and for another than `former` where it is named. */
export const nextLeader = async (nodes: readonly Node[], name: string, pool: Pool, former?: Node): Promise<Node> => {
  for (;;) {
    const leader = await leaderAmong(nodes, name, pool).catch(() => undefined);
    if (leader && leader !== former) return leader;
    await sleep(20);
  }
};

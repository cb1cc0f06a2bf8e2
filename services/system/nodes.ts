import type { Pool } from 'pg';
import { duties, type Duty, type NodeState } from '#contracts/system/get-system.ts';
import { pause } from '#kernel/database/leadership.ts';

export interface ThisNode {
  id: string;
  /** Where it listens. */
  name: string;
  version: string;
  /** How it stands now. */
  duties(): Duty[];
  sockets(): number;
}

/** Those of what one node does for all that this one does now. */
export const dutiesOf = (standings: Readonly<Record<Duty, { isActive(): boolean }>>): Duty[] => duties.filter((duty) => standings[duty].isActive());

export interface Presence {
  /** It goes, and says so. */
  leave(): Promise<void>;
}

const everyMs = 5_000;
/** Three times not heard. By the database's clock, which is one for all nodes. */
const silentAfter = '15 s';
const forgottenAfter = '1 day';

/** Says every few seconds that this node is there. */
export const bePresent = async (pool: Pool, node: ThisNode, onError: (failure: unknown) => void): Promise<Presence> => {
  const leaving = new AbortController();
  const say = async (): Promise<void> => {
    const { id, name, version } = node;
    await pool.query(
      `INSERT INTO nodes AS n (node_id, name, version, seen_at, duties, sockets) VALUES ($1, $2, $3, now(), $4, $5)
       ON CONFLICT (node_id) DO UPDATE SET seen_at = now(), duties = excluded.duties, sockets = excluded.sockets`,
      [id, name, version, node.duties(), node.sockets()],
    );
    await pool.query('DELETE FROM nodes WHERE seen_at < now() - $1::interval', [forgottenAfter]);
  };

  await say();
  const saying = (async () => {
    while (!leaving.signal.aborted) {
      await pause(everyMs, leaving.signal);
      if (!leaving.signal.aborted) await say().catch(onError);
    }
  })();
  return {
    leave: async () => {
      leaving.abort();
      await saying;
      await pool.query('DELETE FROM nodes WHERE node_id = $1', [node.id]).catch(onError);
    },
  };
};

interface NodeRow {
  node_id: string;
  name: string;
  version: string;
  started_at: Date;
  seen_at: Date;
  silent: boolean;
  duties: Duty[];
  sockets: number;
}

/** Those that serve and those that fell silent, the oldest first. */
export const allNodes = async (pool: Pool): Promise<NodeState[]> => {
  const text = `SELECT *, seen_at < now() - $1::interval AS silent FROM nodes ORDER BY started_at, node_id`;
  const { rows } = await pool.query<NodeRow>(text, [silentAfter]);
  return rows.map(({ node_id: id, name, version, started_at, seen_at, silent, ...said }) => ({
    id,
    name,
    version,
    gmtStart: started_at.toISOString(),
    gmtSeen: seen_at.toISOString(),
    silent,
    // What it did, another does by now.
    duties: silent ? [] : said.duties,
    sockets: silent ? 0 : said.sockets,
  }));
};

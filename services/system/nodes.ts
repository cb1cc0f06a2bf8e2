import type { Pool } from 'pg';
import { duties, type Duty, type NodeState } from '#contracts/system/get-system.ts';
import { pause } from '#kernel/database/leadership.ts';

export interface ThisNode {
  id: string;
  /** Where it listens. */
  name: string;
  version: string;
  duties(): Duty[];
  sockets(): number;
}

/** The duties that this node performs for all nodes at the moment. */
export const activeRoles = (standings: Readonly<Record<Duty, { isActive(): boolean }>>): Duty[] =>
  duties.filter((duty) => standings[duty].isActive());

export interface NodeRegistration {
  deregister(): Promise<void>;
}

const everyMs = 5_000;
/** Three reports missed, by the database's clock, which is the same for all nodes. */
const silentAfter = '15 s';
const removedAfter = '1 day';

/** Reports every few seconds that this node is alive. */
export const registerNode = async (pool: Pool, node: ThisNode, onError: (failure: unknown) => void): Promise<NodeRegistration> => {
  const stopping = new AbortController();
  const report = async (): Promise<void> => {
    const { id, name, version } = node;
    await pool.query(
      `INSERT INTO nodes AS n (node_id, name, version, seen_at, duties, sockets) VALUES ($1, $2, $3, now(), $4, $5)
       ON CONFLICT (node_id) DO UPDATE SET seen_at = now(), duties = excluded.duties, sockets = excluded.sockets`,
      [id, name, version, node.duties(), node.sockets()],
    );
    await pool.query('DELETE FROM nodes WHERE seen_at < now() - $1::interval', [removedAfter]);
  };

  await report();
  const reporting = (async () => {
    while (!stopping.signal.aborted) {
      await pause(everyMs, stopping.signal);
      if (!stopping.signal.aborted) await report().catch(onError);
    }
  })();
  return {
    deregister: async () => {
      stopping.abort();
      await reporting;
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

/** Nodes that serve and nodes that fell silent, the oldest first. */
export const allNodes = async (pool: Pool): Promise<NodeState[]> => {
  const text = `SELECT *, seen_at < now() - $1::interval AS silent FROM nodes ORDER BY started_at, node_id`;
  const { rows } = await pool.query<NodeRow>(text, [silentAfter]);
  return rows.map(({ node_id: id, name, version, started_at, seen_at, silent, ...reported }) => ({
    id,
    name,
    version,
    gmtStart: started_at.toISOString(),
    gmtSeen: seen_at.toISOString(),
    silent,
    // Another node has taken over its duties by now.
    duties: silent ? [] : reported.duties,
    sockets: silent ? 0 : reported.sockets,
  }));
};

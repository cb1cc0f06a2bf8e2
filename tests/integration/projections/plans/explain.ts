import type { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

/** How one step of a plan reads a table. */
interface Scan {
  table: string;
  by: string;
  /** Of a page: looked at, whether they were wanted or not. */
  rows: number;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** It stops at a number of rows; what does not is a count. */
export const isPage = ({ sql }: CompiledQuery): boolean => / limit \$\d+( offset \$\d+)?$/.test(sql);

/** How PostgreSQL answers a query with these very values. Only pages are carried out: what a count reads is plain from its plan. */
export const scansOf = async (pool: Pool, query: CompiledQuery): Promise<Scan[]> => {
  const approvalEffects = isPage(query) ? 'ANALYZE, BUFFERS OFF, TIMING OFF, SUMMARY OFF, ' : '';
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `EXPLAIN (${approvalEffects}FORMAT JSON) ${query.sql}`,
    query.parameters as unknown[],
  );
  return scansIn(rows[0]!['QUERY PLAN'][0].Plan);
};

const scansIn = (node: Node): Scan[] => {
  const table = node['Relation Name'];
  const looked = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = table === undefined ? [] : [{ table, by: node['Node Type'], rows: Math.round(looked * (node['Actual Loops'] ?? 0)) }];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
};

import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs, QueryResult, RootOperationNode, UnknownRow } from 'kysely';

/** Answers timestamps as the contracts have them: UTC, ISO 8601 with milliseconds. */
export const isoTimes: KyselyPlugin = {
  transformQuery: ({ node }: PluginTransformQueryArgs): RootOperationNode => node,
  transformResult: async ({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> => ({
    ...result,
    rows: result.rows.map(withTexts),
  }),
};

const withTexts = (row: UnknownRow): UnknownRow => {
  for (const column in row) {
    const value = row[column];
    if (value instanceof Date) row[column] = value.toISOString();
  }
  return row;
};

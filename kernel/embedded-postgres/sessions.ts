import { Client } from 'pg';

/** Sessions that were closed just now are still counted for a moment. */
const moment = 2_000;

/** Whether anyone else is connected, and stays so. */
export const isUsed = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: moment });
  client.on('error', () => {});
  try {
    await client.connect();
    for (const until = Date.now() + moment; Date.now() < until;) {
      const { rowCount } = await client.query(
        `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
      );
      if (rowCount === 0) return false;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return true;
  } catch {
    // It is stopped already, or so broken that only a new start helps.
    return false;
  } finally {
    await client.end();
  }
};

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#services/composition/migrations.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [database, dataDir] = await Promise.all([freshDatabase({ migrations }), mkdtemp(path.join(tmpdir(), 'shelfline-test-stop-'))]);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('Rule: whoever stops npm stops the portal', () => {
  it('also with a signal to npm alone, which its shell does not pass on', async () => {
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PERSONAL_DATA_KEY: randomBytes(32).toString('hex'),
      PORT: '0',
      NATS_URL: '',
      DEMO: 'false',
    };
    const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise<string>((resolve) => {
      let words = '';
      npm.stdout.on('data', (text: Buffer) => {
        words += text.toString('utf8');
        const open = /open on (\S+)\n/.exec(words);
        if (open) resolve(open[1]!);
      });
    });
    const answers = () =>
      fetch(`${url}/api/business/version/web`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(answers).toBe(false);
    // The last connection of the portal goes when it has closed.
    const others = `SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await expect.poll(async () => (await database.pool.query<{ others: number }>(others)).rows[0]!.others).toBe(0);
  });
});

#!/usr/bin/env node
// `npm run test:containers`: the integration tests with PostgreSQL and NATS from containers, where a container engine answers.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'integration', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, SHELFLINE_CONTAINERS: '1' },
});
process.exit(status ?? 1);

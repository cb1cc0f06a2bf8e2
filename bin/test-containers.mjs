#!/usr/bin/env node
// `npm run test:containers`: the integration tests with PostgreSQL and NATS from containers, and the image itself, where a container engine answers.
import { spawnSync } from 'node:child_process';

const projects = ['--project', 'integration', '--project', 'containers'];
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, SHELFLINE_CONTAINERS: '1' },
});
process.exit(status ?? 1);

#!/usr/bin/env node
// `npm test`: builds what the journeys open, runs every test, and closes with a plain count. Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from './build.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await buildAll();

const scratch = mkdtempSync(path.join(tmpdir(), 'shelfline-tests-'));
const report = path.join(scratch, 'report.json');
const run = (args) => spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } }).status ?? 1;

const types = run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']);
const tests = run([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./tests/support/second-tries.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

let counts;
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error('The test run wrote no report.');
  process.exit(1);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (types !== 0) console.error('The types do not hold (see above).');
const failed = counts.numFailedTests || (tests === 0 ? 0 : 1);
console.log(`${counts.numPassedTests} passed, ${failed} failed, ${counts.numPendingTests} skipped`);
process.exit(types || tests);

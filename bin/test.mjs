#!/usr/bin/env node
// `npm test`: builds what the journeys open, runs every test, and closes with a plain count. With `--every-browser` the journeys run in this machine's own
// Chromium instead of the bundled one, and its Firefox opens every page too. All other arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAll } from './build.mjs';

const everyBrowser = process.argv.includes('--every-browser');

/** Browsers of this machine, as people have them: the bundled one is as old as its package. */
const browsers = [
  {
    setting: 'TEST_CHROMIUM',
    // The same engine without a window, which would be drawn for nobody and takes more than half of the time.
    programs: ['chromium-headless-shell', 'chromium'],
    does: 'The journeys run in',
    missing: 'No chromium on this machine: the journeys run in the bundled one only.',
  },
  {
    setting: 'TEST_FIREFOX',
    programs: ['firefox-esr', 'firefox'],
    does: 'Every page is opened, besides the bundled Chromium, in',
    missing: 'No firefox on this machine: no page is opened in it.',
    // The ESR before it lacks commands by which Playwright drives it.
    oldest: 153,
  },
];

/** Where the shell would find it: what launches a browser wants the whole path. */
const placeOf = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.resolve(folder, program))
    .find((place) => existsSync(place)) ?? program;

/** Names the browsers that are there to vitest.config.ts; answers what to say of each. */
const lookForBrowsers = () =>
  browsers.map(({ setting, programs, does, missing, oldest = 0 }) => {
    for (const program of [process.env[setting] ?? '', ...programs]) {
      const { status, stdout } = spawnSync(program || 'false', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      if (status !== 0) continue;
      const version = stdout.trim();
      if (Number(/\d+/.exec(version)?.[0] ?? 0) < oldest) {
        delete process.env[setting];
        return `${version} is left out: the tests drive it from ${oldest} on.`;
      }
      process.env[setting] = placeOf(program);
      return `${does} ${version}.`;
    }
    return missing;
  });

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
await buildAll();

const ofBrowsers = everyBrowser ? lookForBrowsers() : [];
for (const line of ofBrowsers) console.log(line);

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
  ...process.argv.slice(2).filter((argument) => argument !== '--every-browser'),
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
for (const line of ofBrowsers) console.log(line);
const failed = counts.numFailedTests || (tests === 0 ? 0 : 1);
console.log(`${counts.numPassedTests} passed, ${failed} failed, ${counts.numPendingTests} skipped`);
process.exit(types || tests);

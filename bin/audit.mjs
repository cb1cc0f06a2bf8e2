#!/usr/bin/env node
// Known vulnerabilities of what runs in production, where the registry tells of them: high and critical ones fail. `npm ci` does not ask (.npmrc), so that an
// installation depends on no answer.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
  env: { ...process.env, npm_config_fetch_retries: '1' },
});

const answered = () => {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
};
const { metadata, vulnerabilities = {} } = answered();
if (!metadata) {
  console.log('Known vulnerabilities: the registry does not tell of them here; nothing was looked at.');
  process.exit(0);
}

const grave = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
for (const { name, severity, via } of grave)
  console.error(
    `${name} (${severity}): ${via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`)).join('; ')}`,
  );
console.log(`Known vulnerabilities in production: ${grave.length} high or critical, ${metadata.vulnerabilities.total - grave.length} lesser.`);
process.exit(grave.length > 0 ? 1 : 0);

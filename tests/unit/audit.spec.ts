import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let registry: Server | undefined;
let cache: string;
beforeEach(async () => void (cache = await mkdtemp(path.join(tmpdir(), 'shelfline-audit-'))));
afterEach(async () => {
  registry?.close();
  await rm(cache, { recursive: true, force: true });
});

/** What the run says where the registry answers the question for advisories so; it knows of nothing else. */
const audited = async (status: number, advisories: object): Promise<{ code: number; said: string }> => {
  registry = createServer((request, response) => {
    const asked = request.url!.endsWith('/advisories/bulk');
    response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(asked ? advisories : {}));
  });
  await new Promise<void>((resolve) => registry!.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache };
  return new Promise((resolve) => {
    execFile(process.execPath, ['bin/audit.mjs'], { env }, (failure, stdout, stderr) => resolve({ code: failure ? 1 : 0, said: stdout + stderr }));
  });
};
const ofFastify = (severity: string) => ({
  fastify: [{ id: 1, url: 'https://advisories.example/1', title: 'It answers everything', severity, vulnerable_versions: '<999', cwe: [], cvss: {} }],
});

describe('Rule: a known vulnerability of what runs in production stops CI', () => {
  it('a high one, which is named', async () => {
    const { code, said } = await audited(200, ofFastify('high'));
    expect(code).toBe(1);
    expect(said).toContain('fastify (high): It answers everything https://advisories.example/1');
  });

  it.each([
    ['a lesser one', 200, ofFastify('moderate'), '0 high or critical, 1 lesser'],
    ['none', 200, {}, '0 high or critical, 0 lesser'],
    ['no answer, which is said', 405, {}, 'nothing was looked at'],
  ])('and %s does not', async (_what, status, advisories, words) => {
    const { code, said } = await audited(status, advisories);
    expect(said).toContain(words);
    expect(code).toBe(0);
  });
});

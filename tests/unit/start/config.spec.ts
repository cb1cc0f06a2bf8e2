import { describe, expect, it } from 'vitest';
import { readConfig } from '#services/config.ts';
import { demoPersonalDataKey } from '#kernel/personal-data/master-key.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';

const key = 'the key of nobody, and for tests alone';

describe('Rule: a wrong setting is named before anything starts', () => {
  it.each([
    ['PORT', 'abc'],
    ['PORT', ''],
    ['PORT', '65536'],
    ['PORT', '0x50'],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'mysql://localhost/shelfline'],
    ['REPLICA_URL', 'mysql://localhost/shelfline'],
    ['REPLICA_URL', 'postgres://localhost/shelfline'],
    ['NATS_URL', 'nats://one:4222,'],
    ['NATS_REPLICAS', '6'],
    ['DEMO', 'yes'],
    ['TOKEN_SECRET', 'short'],
    ['PERSONAL_DATA_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['POOL_SIZE', '2'],
    ['DEMO_CAPTCHA', 'abcde'],
    ['VERSION_CHECK_MINUTES', '0'],
    ['TRACKERS', 'firstCarrier=https://one.example/'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '3000'],
    ['METRICS_TOKEN', 'short'],
    ['DRAIN_SECONDS', '301'],
    ['TRACES_URL', 'collector:4318'],
    ['TRACES_PERCENT', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'balancer'],
  ])('%s=%s', (name, value) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(CannotStart);
    expect(reading).toThrow(new RegExp(`^${name} must `));
  });

  it('all of them at once', () => {
    expect(() => readConfig({ PORT: 'abc', DEMO: 'yes' })).toThrow(/^PORT .*\nDEMO /);
  });

  it('without repeating a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:hunter2@localhost' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ NATS_URL: 'nats://shop:hunter2@' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('Rule: the demo world stands in the embedded database only and where nobody else reaches it, unless asked for', () => {
  const url = 'postgres://localhost/shelfline';
  it.each([
    [{}, true],
    [{ DATABASE_URL: url, PERSONAL_DATA_KEY: key }, false],
    [{ DATABASE_URL: url, DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.0.2.7' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
  ])('%j', (settings, demo) => expect(readConfig(settings).demo).toBe(demo));
});

describe('Rule: strangers read of every endpoint in the demo only, unless it is said', () => {
  const own = { DATABASE_URL: 'postgres://localhost/shelfline', PERSONAL_DATA_KEY: key };
  it.each([
    [{}, true],
    [own, false],
    [{ ...own, API_DOCS: 'true' }, true],
    [{ API_DOCS: 'false' }, false],
  ])('%j', (settings, apiDocs) => expect(readConfig(settings).apiDocs).toBe(apiDocs));
});

describe('Rule: what personal data are kept under is a secret of one’s own, and lasts', () => {
  const url = 'postgres://localhost/shelfline';

  it('the embedded database keeps one beside itself', () => {
    expect(readConfig({}).personalDataKey).toBeUndefined();
    expect(readConfig({ PERSONAL_DATA_KEY: key }).personalDataKey).toBe(key);
  });

  it('the nodes of a demo world share one that everybody knows', () =>
    expect(readConfig({ DATABASE_URL: url, DEMO: 'true' }).personalDataKey).toBe(demoPersonalDataKey));

  it.each([{ DATABASE_URL: url }, { DEMO: 'false', PERSONAL_DATA_KEY: demoPersonalDataKey }])('elsewhere it must be set: %j', (settings) =>
    expect(() => readConfig(settings)).toThrow(/^PERSONAL_DATA_KEY must be /),
  );
});

describe('Rule: a captcha that machines can pass is for the demo world alone', () => {
  it('there it is what the settings say', () => {
    expect(readConfig({ DEMO_CAPTCHA: '7K2M' }).demoCaptcha).toBe('7K2M');
    expect(readConfig({}).demoCaptcha).toBeUndefined();
  });

  it.each([{ DEMO: 'false' }, { DATABASE_URL: 'postgres://localhost/shelfline' }])('elsewhere it keeps the portal from starting: %j', (settings) => {
    expect(() => readConfig({ ...settings, DEMO_CAPTCHA: '7K2M' })).toThrow(/^DEMO_CAPTCHA must be left out/);
  });
});

describe('Rule: a console asks every five minutes whether another version is served, unless told otherwise (R1.60)', () => {
  it.each([
    [{}, 5],
    [{ VERSION_CHECK_MINUTES: '30' }, 30],
  ])('%j', (settings, minutes) => expect(readConfig(settings).versionCheckMinutes).toBe(minutes));
});

import { describe, expect, it } from 'vitest';
import { preflight } from './preflight.ts';

const random = '5f0c1d9be2a7468f9c30d1be7a5264fe';
const nowhere = { host: '192.0.2.1', port: 0, dataDir: '/nowhere', natsUrl: undefined };
const own = { databaseUrl: `postgres://shop:${random}@database/shelfline`, tokenSecret: random, natsUrl: `nats://shop:${random}@one:4222` };

/** The first that will not do: after the secrets that is the address. */
const refusal = async (changed: object, demo = false): Promise<string> =>
  preflight({ ...nowhere, ...own, ...changed, demo }).then(
    () => '',
    (failure: Error) => failure.message,
  );

describe('Rule: a portal of real goods does not start with a secret that is public', () => {
  it.each([
    ['TOKEN_SECRET', { tokenSecret: 'the same on every node of the cluster' }],
    ['TOKEN_SECRET', { tokenSecret: 'this-is-a-secret-that-stands-in-docs' }],
    ['TOKEN_SECRET', { tokenSecret: 'x'.repeat(40) }],
    ['PERSONAL_DATA_KEY', { personalDataKey: 'change me, or everybody reads everything' }],
    ['DATABASE_URL', { databaseUrl: 'postgres://postgres:shelfline@database/shelfline' }],
    ['DATABASE_URL', { databaseUrl: 'postgres://postgres:%70ostgres@database/shelfline' }],
    ['REPLICA_URL', { replicaUrl: 'postgres://postgres:Password@database/shelfline' }],
    ['NATS_URL', { natsUrl: 'nats://one:4222,nats://shop:nats@two:4222' }],
    ['NATS_URL', { natsUrl: 'nats://changeme@one:4222' }],
  ])('%s of %j', async (name, changed) => {
    expect(await refusal(changed)).toMatch(new RegExp(`^${name} must hold a secret of its own[^\n]*$`));
    expect(await refusal(changed, true)).toMatch(/^HOST /);
  });

  it('names all of them at once, and repeats none', async () => {
    const words = await refusal({ tokenSecret: 'x'.repeat(40), databaseUrl: 'postgres://postgres:hunter2@database/x', natsUrl: 'nats://a:nats@one' });
    expect(words).toMatch(/^TOKEN_SECRET .*\nNATS_URL [^\n]*$/);
    expect(words).not.toMatch(/xxx|hunter2/);
  });

  it('takes its own, and none where PostgreSQL or NATS ask for none', async () => {
    expect(await refusal({})).toMatch(/^HOST /);
    expect(await refusal({ databaseUrl: 'postgres://localhost/shelfline', natsUrl: 'nats://one:4222' })).toMatch(/^HOST /);
    expect(await refusal({ databaseUrl: undefined, natsUrl: undefined, tokenSecret: undefined })).toMatch(/^HOST /);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenSecret } from '#tests/bench/portal.ts';
import { actorLogins, actorsOf } from '#tests/fuzz/actors.ts';
import { fuzz } from '#tests/fuzz/fuzzing.ts';
import { namesOfThings } from '#tests/fuzz/names-of-things.ts';
import { toldFaults } from '#tests/fuzz/told.ts';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';

let portal: OpenPortal;
beforeAll(async () => void (portal = await openPortal({ settings: { TOKEN_SECRET: tokenSecret, RATE_LIMITS: 'false' } })), 240_000);
afterAll(() => portal.close());

describe('Rule: whatever is sent, the portal answers, and answers what its contracts say', () => {
  it('to a few requests of each endpoint', async () => {
    const [actors, things] = [await actorsOf(portal.pool), await namesOfThings(portal.pool, actorLogins)];
    const { faults, statuses } = await fuzz({ url: portal.url, actors, things, requests: 600, seed: 20261122 });
    expect(toldFaults(faults)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(30);
  });
});

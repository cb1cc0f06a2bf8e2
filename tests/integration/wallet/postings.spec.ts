import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fact } from '#tests/support/facts.ts';
import { aLabelFee, aRecharge } from '#tests/support/postings.ts';
import { postingClaim, walletStream } from '#services/aggregates/wallet/wallet.ts';
import { claimsOfPostingsMigration } from '#services/wallet/migrations/0510-claims-of-postings.ts';
import { reference } from '../projections/facts.ts';
import { actorOf, admin } from '../projections/people.ts';
import { readWorld, type ReadWorld } from '../projections/read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await readWorld();
  await world.happen(actorOf(admin), ...reference);
});
afterAll(() => world.close());

const about = { shopId: 7, cents: 500, remark: '' };
/** What comes of appending the posting: a refusal, or nothing. */
const post = (posted: ReturnType<typeof aRecharge>): Promise<string | undefined> =>
  world.happen(actorOf(admin), fact(walletStream, posted.data.shopId, posted)).then(
    () => undefined,
    (failure: Error) => failure.message,
  );
const recordsOf = async (postingId: string): Promise<unknown[]> =>
  (await world.pool.query('SELECT shop_id, amount_cents::integer AS cents FROM wallet_records WHERE posting_id = $1', [postingId])).rows;
const eventsOf = async (postingId: string): Promise<number> =>
  (await world.pool.query("SELECT FROM events WHERE type = 'WalletPosted' AND data ->> 'postingId' = $1", [postingId])).rowCount!;

describe('Rule: a posting is appended once', () => {
  it('and refused in words when it comes again', async () => {
    const posted = aRecharge({ ...about, id: 'RC-1' });
    expect(await post(posted)).toBeUndefined();
    expect(await post(posted)).toBe('AlreadyPosted');
    expect(await eventsOf('recharge-RC-1')).toBe(1);
  });

  it('for one shop of two at the same moment', async () => {
    const outcomes = await Promise.all([7, 8].map((shopId) => post(aRecharge({ ...about, shopId, id: 'RC-2' }))));
    expect(outcomes.sort()).toEqual(['AlreadyPosted', undefined]);
    expect(await recordsOf('recharge-RC-2')).toHaveLength(1);
    expect(await eventsOf('recharge-RC-2')).toBe(1);
  });

  it('within one command too', async () => {
    const posted = aLabelFee({ ...about, id: 'L-1' });
    await expect(world.happen(actorOf(admin), fact(walletStream, 7, posted, posted))).rejects.toThrow('AlreadyPosted');
    expect(await eventsOf('labelFee-L-1')).toBe(0);
  });

  it('where it was appended before postings claimed their ids', async () => {
    const posted = aRecharge({ ...about, id: 'RC-3' });
    expect(await post(posted)).toBeUndefined();
    await world.pool.query('DELETE FROM claims WHERE kind = $1', [postingClaim]);
    await world.pool.query(claimsOfPostingsMigration.sql);
    expect(await post(posted)).toBe('AlreadyPosted');
  });
});

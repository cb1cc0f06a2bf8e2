import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal()));
afterAll(() => whole.close());

const stateOf = async (announcementId: string) => {
  const { rows } = await whole.portal.pool.query('SELECT state FROM announcements WHERE announcement_id = $1', [announcementId]);
  return rows[0]?.state;
};
const schedule = (announcementId: string, publishAt: Date) =>
  whole.call('admin', 'admin', { method: 'POST', path: '/announcements/schedule' }, { body: { announcementId, publishAt: publishAt.toISOString() } });

describe('Rule: a scheduled announcement appears within seconds of its time', () => {
  it('by the schedule itself, and not where it was withdrawn before', async () => {
    const [due, withdrawn] = [await whole.given.announcement('draft'), await whole.given.announcement('draft')];
    const soon = new Date(Date.now() + 1_500);
    for (const id of [due, withdrawn]) expect((await schedule(id, soon)).statusCode).toBe(200);
    const withdrawal = { body: { announcementId: withdrawn } };
    expect((await whole.call('admin', 'admin', { method: 'POST', path: '/announcements/withdraw' }, withdrawal)).statusCode).toBe(200);
    expect(await stateOf(due)).toBe('scheduled');
    await expect.poll(() => stateOf(due), { timeout: 8_000 }).toBe('published');
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    expect(await stateOf(withdrawn)).toBe('withdrawn');

    const { rows } = await whole.portal.pool.query(
      `SELECT metadata->'actor'->>'accountId' AS by FROM events WHERE stream_id = $1 AND type = 'AnnouncementPublished'`,
      [`announcement-${due}`],
    );
    expect(rows).toEqual([{ by: 'announcement-schedule' }]);
  });
});

describe('Rule: a forecast is looked at when its time is over', () => {
  it('at the moment that it says', async () => {
    const preId = await whole.given.parcel();
    const timer = async () =>
      (await whole.portal.pool.query(`SELECT due_at FROM process_timers WHERE process = 'forecast-expiry' AND key = $1`, [preId])).rows[0];
    await expect.poll(timer).toBeDefined();
    const { rows } = await whole.portal.pool.query(`SELECT data->>'expiresAt' AS at FROM events WHERE stream_id = $1 AND version = 1`, [
      `package-${preId}`,
    ]);
    expect((await timer()).due_at).toEqual(new Date(rows[0].at));
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSubject, erased, erasedWords, type PersonalData } from '#contracts/kernel/events/personal-data.ts';
import { systemClock } from '#kernel/clock.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newKey } from '#kernel/personal-data/ciphers.ts';
import { personalDataMigration } from '#kernel/migrations/0013-personal-data.ts';
import { pgPersonalData } from '#kernel/personal-data/personal-data.ts';
import { CannotStart } from '#kernel/start/cannot-start.ts';
import { appending, commitOf } from '#tests/support/kernel-events.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => (database = await freshDatabase({ migrations: [personalDataMigration] })));
afterAll(() => database.close());

const declared: PersonalData = {
  ThingHappened: { subjectOf: ({ data }) => accountSubject((data as { of: string }).of), erased: { phone: erased, address: { street: erased } } },
};
const master = newKey();
/** Each node remembers keys of its own. */
const node = () => {
  const personal = pgPersonalData(database.pool, master, systemClock, declared);
  return { personal, log: postgresEventLog(database.pool, { personal }), reader: logReader(database.pool, personal) };
};
const dropKeyOf = (subject: string) => database.pool.query('DELETE FROM subject_keys WHERE subject = $1', [subject]);
const said = (of: string) => ({ of, n: 1, phone: `phone of ${of}`, address: { street: `street of ${of}` } });

const stored = async (stream: string): Promise<string> =>
  (await database.pool.query<{ all: string }>(`SELECT string_agg(e::text, ' ') AS all FROM events e WHERE stream_id = $1`, [stream])).rows[0]!.all;
const readBack = async (stream: string, { log } = node()) => (await log.readStreams([stream])).get(stream)!.events;

describe('Rule: the log keeps personal data under the key of their subject', () => {
  it('encrypted where they stand, and as they were recorded for whoever reads', async () => {
    await node().log.commit(commitOf([appending('kept', 0, said('ann'), { of: 'ann', n: 2 })]));
    expect(await stored('kept')).not.toMatch(/phone of|street of|Lin/);
    const events = await readBack('kept');
    expect(events.map(({ data }) => data)).toEqual([said('ann'), { of: 'ann', n: 2 }]);
    const followed = await node().reader.readCommittedAfter(undefined, 100);
    expect(followed.find(({ event }) => event.streamId === 'kept')!.event.data).toEqual(said('ann'));
  });

  it('beside what was written before', async () => {
    await postgresEventLog(database.pool).commit(commitOf([appending('before', 0, said('bob'))]));
    expect((await readBack('before'))[0]!.data).toEqual(said('bob'));
  });

  it('and nobody reads them without a key, or takes them for those of another event', async () => {
    await expect(postgresEventLog(database.pool).readStreams(['kept'])).rejects.toThrow('encrypted');
    await node().log.commit(commitOf([appending('moved', 0, said('ann'))]));
    await database.pool.query(
      `UPDATE events SET data = (SELECT data FROM events WHERE stream_id = 'kept' AND version = 1) WHERE stream_id = 'moved'`,
    );
    await expect(readBack('moved')).rejects.toThrow('unable to authenticate data');
    await database.pool.query(`DELETE FROM events WHERE stream_id = 'moved'`);
  });

  it('nor starts with a key that they were not written with', async () => {
    await expect(node().personal.check()).resolves.toBeUndefined();
    await expect(pgPersonalData(database.pool, newKey(), systemClock).check()).rejects.toThrow(CannotStart);
  });
});

describe('Rule: whose key was dropped is erased', () => {
  it('on each node that hears of it, and nobody else', async () => {
    const [here, there] = [node(), node()];
    await here.log.commit(commitOf([appending('gone', 0, said('cid')), appending('stays', 0, said('dan'))]));
    await readBack('gone', there);
    await dropKeyOf('account-cid');
    there.personal.forget();
    expect((await readBack('gone', there))[0]!.data).toEqual({ of: 'cid', n: 1, phone: erased, address: { street: erased } });
    expect((await readBack('stays', there))[0]!.data).toEqual(said('dan'));
  });

  it('and what is said under it later is not lost: it waits for another key', async () => {
    const slow = node();
    await slow.log.commit(commitOf([appending('later', 0, said('eve'))]));
    await dropKeyOf('account-eve');
    expect(await slow.log.commit(commitOf([appending('later', 1, said('eve'))]))).toEqual({ kind: 'conflict' });
    expect((await slow.log.commit(commitOf([appending('later', 1, said('eve'))]))).kind).toBe('committed');
    expect((await readBack('later')).map(({ data }) => (data as { phone: string }).phone)).toEqual([erased, 'phone of eve']);
  });

  it('and holds up nobody whose commit meets theirs', async () => {
    const slow = node();
    await slow.log.commit(commitOf([appending('meets', 0, said('fay')), appending('met', 0, said('gus'))]));
    await dropKeyOf('account-fay');
    const meeting = [appending('meets', 1, said('fay')), appending('met', 1, said('gus'))];
    const kinds = await Promise.all(meeting.map(async (one) => (await slow.log.commit(commitOf([one]))).kind));
    expect(kinds).toEqual(['conflict', 'committed']);
    expect((await readBack('met')).map(({ data }) => data)).toEqual([said('gus'), said('gus')]);
  });
});

describe('Rule: who acted is named by a sign that only those who are answered see through', () => {
  const nameIn = async (stream: string) => (await readBack(stream))[0]!.metadata.actor.name;

  it('the same for each event, spelled out in answers and in notices', async () => {
    const { log, personal } = node();
    await log.commit(commitOf([appending('acted', 0, { of: 'x' }), appending('acted-too', 0, { of: 'x' })]));
    const name = await nameIn('acted');
    expect(name).not.toContain('Lin');
    expect(await nameIn('acted-too')).toBe(name);
    expect(await personal.json({ operator: name }, 'en_us')).toBe('{"operator":"Lin"}');
    expect(await personal.nameOf(name)).toBe('Lin');
  });

  it('nobody learns a name by writing what looks like a sign', async () => {
    const written = { remark: '␟1␟ ␟AAAAAAAAAAAA␟' };
    expect(await node().personal.json(written, 'en_us')).toBe(JSON.stringify({ remark: `␟1␟ ${erasedWords.en}` }));
  });

  it('a name with quotes leaves the answer whole', async () => {
    const { log, personal } = node();
    const append = appending('quoted', 0, { of: 'x' });
    for (const { metadata } of append.events) metadata.actor = { ...metadata.actor, name: 'Ann "A\\B" Lee' };
    await log.commit(commitOf([append]));
    expect(JSON.parse(await personal.json([await nameIn('quoted')], 'en_us'))).toEqual(['Ann "A\\B" Lee']);
  });

  it('and once erased by a word in the language of whoever asks', async () => {
    const name = await nameIn('acted');
    await dropKeyOf('account-a-1');
    const { personal } = node();
    expect(await personal.json([name, erased], 'en_us')).toBe(JSON.stringify([erasedWords.en, erasedWords.en]));
    expect(await personal.json([name], 'zh_cn')).toBe(JSON.stringify([erasedWords.zh]));
    expect(await personal.nameOf(name)).toBeUndefined();
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { recentNotices } from './recent-notices.ts';

const at = (n: number): LogPosition => ({ transactionId: BigInt(n), globalPosition: BigInt(n) });
const notice = (n: number, type = 'ItemReceived'): LogNotice => ({
  position: `${n}-${n}`,
  eventId: `${n}`,
  type,
  streamId: `item-${n}`,
  version: 1,
  tags: {},
  recordedAt: '2026-11-20T15:00:00.000Z',
  actorName: 'Ann',
});
const notices = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => notice(from + index));

/** A node that began to follow after the tenth fact. */
const following = (most = 5) => {
  const since = vi.fn<(position: LogPosition, limit: number) => Promise<LogNotice[]>>(async ({ globalPosition }, limit) =>
    notices(Number(globalPosition) + 1, 100).slice(0, limit),
  );
  return { since, recent: recentNotices({ since, position: () => at(10) }, most) };
};
const positions = (told: readonly LogNotice[] | undefined) => told?.map(({ position }) => position);

describe('Rule: what was just told is told again without asking the log', () => {
  it('from where the node began to follow', async () => {
    const { recent, since } = following();
    recent.add(notices(11, 13));
    expect(positions(await recent.since(at(10)))).toEqual(['11-11', '12-12', '13-13']);
    expect(positions(await recent.since(at(12)))).toEqual(['13-13']);
    expect(await recent.since(at(13))).toEqual([]);
    expect(since).not.toHaveBeenCalled();
  });

  it('also between two that it told', async () => {
    const { recent } = following();
    recent.add([notice(11), notice(20)]);
    expect(positions(await recent.since(at(15)))).toEqual(['20-20']);
  });

  it('and asks it for what was before', async () => {
    const { recent, since } = following(200);
    recent.add(notices(11, 13));
    expect((await recent.since(at(8)))?.length).toBe(92);
    expect(since).toHaveBeenCalledOnce();
  });
});

describe('Rule: whoever missed more than a replay carries reads again', () => {
  it('whether that is known here or the log says so', async () => {
    const { recent, since } = following();
    recent.add(notices(11, 13));
    expect(await recent.since(at(8))).toBeUndefined();
    recent.add(notices(14, 16));
    expect(await recent.since(at(10))).toBeUndefined();
    expect(await recent.since(at(11))).toHaveLength(5);
    since.mockClear();
    expect(await recent.since(at(0))).toBeUndefined();
    expect(since).not.toHaveBeenCalled();
  });

  it('and what is kept stays bounded', async () => {
    const { recent, since } = following();
    for (let n = 11; n < 3_011; n += 10) recent.add(notices(n, n + 9));
    expect(await recent.since(at(3_005))).toHaveLength(5);
    expect(await recent.since(at(11))).toBeUndefined();
    expect(since).not.toHaveBeenCalled();
  });
});

describe('Rule: after an erasure nobody is told a name from memory', () => {
  it('asks the log anew', async () => {
    const { recent, since } = following(200);
    recent.add([notice(11), notice(12, 'AccountErased')]);
    await recent.since(at(10));
    expect(since).toHaveBeenCalledOnce();
    recent.add([notice(13)]);
    expect(positions(await recent.since(at(12)))).toEqual(['13-13']);
  });
});

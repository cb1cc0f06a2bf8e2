import { describe, expect, it } from 'vitest';
import type { LiveNotice } from '#contracts/live/messages.ts';
import { latestAfter } from './latest-events.ts';

const notice = (type: string, at: number): LiveNotice => ({
  type,
  position: `1-${at}`,
  streamId: `item-${at}`,
  version: 1,
  recordedAt: `2026-11-20T10:00:0${at}.000Z`,
});

describe('Rule: the foot of the page tells the last three things that happened', () => {
  it('takes alike facts of one message for one', () => {
    const found = latestAfter([], [notice('ItemShipped', 1), notice('ItemShipped', 2), notice('OrderShipped', 3), notice('ItemReceived', 4)]);
    expect(found.map(({ name, items }) => [name, items])).toEqual([
      ['ItemReceived', 1],
      ['ItemShipped', 2],
    ]);
  });

  it('lets the oldest go', () => {
    const first = latestAfter([], [notice('ItemShipped', 1), notice('ItemReceived', 2), notice('ItemPicked', 3)]);
    expect(latestAfter(first, [notice('ItemPacked', 4)]).map(({ name }) => name)).toEqual(['ItemPacked', 'ItemPicked', 'ItemReceived']);
  });

  it('keeps what it has when nothing worth telling happened', () => {
    const first = latestAfter([], [notice('ItemShipped', 1)]);
    expect(latestAfter(first, [notice('OrderAssigned', 2)])).toBe(first);
  });
});

import { describe, expect, it } from 'vitest';
import type { LogNotice } from '#kernel/bus/notices.ts';
import { placementOf, rowNames, whoSeesWhat, type RowName } from '#tests/support/row-scopes.ts';
import { mayFollow } from './may-follow.ts';
import { mayReceive } from './visible.ts';

const noticeOf = (name: RowName): LogNotice => ({
  position: '1-1',
  eventId: 'E',
  type: 'ItemShelved',
  streamId: 'item-A',
  version: 1,
  tags: placementOf(name),
  recordedAt: '2026-11-20T08:00:00.000Z',
  actorName: 'Chen Yu',
});

const streamsOf = (name: RowName) => ({ tagsOf: async () => placementOf(name), firstDataOf: async () => undefined });

describe('Rule: who may see a row is who hears of it', () => {
  it.each(whoSeesWhat)('$who', ({ viewer, rows }) =>
    expect(rowNames.filter((name) => mayReceive(viewer, 'inventory:all', noticeOf(name)))).toEqual(rows),
  );

  it.each(whoSeesWhat)('and who may follow it: $who', async ({ viewer, rows }) => {
    const followed = await Promise.all(rowNames.map(async (name) => ((await mayFollow(streamsOf(name))(viewer, 'item:A')) ? [name] : [])));
    expect(followed.flat()).toEqual(rows);
  });
});

describe('Rule: a list’s topic is followed by whoever may see all rows that it tells of', () => {
  const topics = [
    'inventory:all',
    'inventory:shop:7',
    'inventory:shop:8',
    'inventory:shop:07',
    'inventory:shop:undefined',
    'inventory:warehouse:EWR',
  ];
  const follows = async (who: string) => {
    const { viewer } = whoSeesWhat.find((one) => one.who === who)!;
    const followed = await Promise.all(topics.map(async (topic) => ((await mayFollow(streamsOf('shop 7 at EWR'))(viewer, topic)) ? [topic] : [])));
    return followed.flat();
  };

  it.each([
    ['a seller', ['inventory:shop:7']],
    ['a shop user', ['inventory:shop:7']],
    ['a seller to whom goods go', ['inventory:shop:8']],
    ['a seller without a shop', []],
    ['staff of one warehouse', ['inventory:warehouse:EWR']],
    ['staff without a warehouse', []],
    ['an administrator', topics],
  ])('%s', async (who, followed) => expect(await follows(who)).toEqual(followed));
});

import { describe, expect, it } from 'vitest';
import type { FloorBoard, StationCard } from '#contracts/floor/floor-board.ts';
import { stationNames } from '#contracts/floor/stations.ts';
import { lanesOf, pressureOf, shortLabel, wallLabel } from './lanes.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const card = (id: string, gmtDue: string, rest: Partial<StationCard> = {}): StationCard => ({
  id,
  label: id,
  items: 3,
  done: 1,
  place: null,
  who: null,
  gmtSince: '2026-11-20T08:00:00.000Z',
  gmtDue,
  late: false,
  version: 1,
  ...rest,
});
const cards = [
  card('late', '2026-11-20T11:00:00.000Z', { late: true }),
  card('soon', '2026-11-20T12:59:00.000Z'),
  card('later', '2026-11-20T15:00:00.000Z'),
];
const board = {
  stations: stationNames.map((station) => ({ station, waiting: 6, cards: station === 'pick' ? cards : [] })),
} as unknown as FloorBoard;

describe('Rule: late work rises', () => {
  it('presses from an hour before its deadline, and is late from then on, whether or not the server has said so', () => {
    expect(cards.map((each) => pressureOf(each, now))).toEqual(['late', 'soon', 'later']);
    expect(pressureOf(cards[1]!, now + 3_600_000)).toBe('late');
  });

  it('stands in a lane of its own on the board of one station', () => {
    expect(lanesOf(board, 'pick', now).map(({ key, count, cards: own }) => [key, count, own.map(({ id }) => id)])).toEqual([
      ['late', 2, ['late']],
      ['soon', 2, ['soon']],
      ['later', 2, ['later']],
    ]);
  });
});

describe('the lanes', () => {
  it('are those of the stations, in the order in which goods pass through', () => {
    expect(lanesOf(board, undefined, now).map(({ key }) => key)).toEqual([...stationNames]);
  });

  it('name a parcel by the end of its number', () => {
    expect(shortLabel('1Z84R7W30300012345')).toBe('…30300012345');
    expect(shortLabel('OC0001')).toBe('OC0001');
    const onWall = (station: 'inspect' | 'pick', label: string) => wallLabel({ ...card(label, '2026-11-20T15:00:00.000Z'), station });
    expect(onWall('inspect', '1Z84R7W30300012345')).toBe('…00012345');
    expect(onWall('pick', 'OC26112800990')).toBe('990');
  });
});

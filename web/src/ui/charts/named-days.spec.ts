import { describe, expect, it } from 'vitest';
import { namedDays } from './named-days.ts';

const days = ['11-17', '11-18', '11-19', '11-20', '11-21', '11-22', '11-23'];

describe('Rule: a chart names the last day, and as many before it as have room', () => {
  it.each([
    [448, days],
    [330, ['11-17', '11-19', '11-21', '11-23']],
    [150, ['11-17', '11-20', '11-23']],
    [20, ['11-23']],
  ])('in %i pixels', (room, named) => expect(namedDays(days, room)).toEqual(named));
});

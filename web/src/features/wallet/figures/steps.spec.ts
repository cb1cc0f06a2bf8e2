import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

describe('Rule: a balance is drawn as it stands from day to day', () => {
  it('in steps over the ground', () => {
    expect(stepsOf([0, 50, 100, 100])).toEqual({ points: '0,100 25,100 25,53 50,53 50,6 75,6 75,6 100,6', ground: 100 });
  });

  it('flat while there is nothing', () => {
    expect(stepsOf([0, 0]).points).toBe('0,100 50,100 50,100 100,100');
  });
});

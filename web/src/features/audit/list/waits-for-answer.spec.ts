import { describe, expect, it } from 'vitest';
import { orderStates } from '#contracts/outbound/order-states.ts';
import { waitsForAnswer } from './waits-for-answer.ts';

describe('Rule: what is approved waits for nobody in the reviews', () => {
  it('only what its reviewer or its owner has still to answer', () => {
    expect(orderStates.filter(waitsForAnswer)).toEqual(['reviewing', 'toConfirm']);
  });
});

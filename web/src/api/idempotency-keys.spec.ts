import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

const counting = () => {
  let count = 0;
  return createIdempotencyKeys(() => `key-${++count}`);
};

describe('Rule: one intent has one Idempotency-Key', () => {
  it('sends the same key again after a lost connection', () => {
    const intents = counting();
    expect([intents.keyFor({ oneId: 'A' }), intents.keyFor({ oneId: 'A' })]).toEqual(['key-1', 'key-1']);
  });

  it('takes another body for another intent', () => {
    const intents = counting();
    expect([intents.keyFor({ oneId: 'A' }), intents.keyFor({ oneId: 'B' })]).toEqual(['key-1', 'key-2']);
  });

  it('takes the next press after an answer for another intent', () => {
    const intents = counting();
    const first = intents.keyFor({ oneId: 'A' });
    intents.settle();
    expect(intents.keyFor({ oneId: 'A' })).not.toBe(first);
  });
});

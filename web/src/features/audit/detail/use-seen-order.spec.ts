import { describe, expect, it } from 'vitest';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { editsSince } from './use-seen-order.ts';

const entry = (name: string): OrderHistoryEntry => ({ id: name, name }) as OrderHistoryEntry;

describe('Rule: a reviewer is told of edits after what they saw', () => {
  const history = [entry('OrderEdited'), entry('OrderQuoted'), entry('OrderEdited'), entry('OrderApplied')];

  it('and of nothing before it', () => {
    expect(editsSince({ history, version: 4 }, 4)).toEqual([]);
    expect(editsSince({ history, version: 4 }, 3)).toEqual([history[0]]);
    expect(editsSince({ history, version: 4 }, 1)).toEqual([history[0], history[2]]);
  });
});

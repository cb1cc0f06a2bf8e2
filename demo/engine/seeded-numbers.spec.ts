import { describe, expect, it } from 'vitest';
import type { NumberSeries } from '#kernel/numbers/numbers.ts';
import { inboundBatchNumbers, outboundBatchNumbers } from '#services/aggregates/batch/batch-numbers.ts';
import { repairNumbers } from '#services/aggregates/repair/repair-numbers.ts';
import { randomFrom } from '../random.ts';
import { seededNumbers } from './seeded-numbers.ts';

const monday = new Date('2026-11-23T15:00:00Z');
const tuesday = new Date('2026-11-24T15:00:00Z');
const ticketNumbers: NumberSeries = { sequence: 'ticket_no_blocks', write: (serial) => `T-${serial}` };

describe('Rule: the demo world numbers a series from its own declaration', () => {
  it('begins where the series begins, or with 1', async () => {
    const { numbers, last } = seededNumbers(randomFrom('seed'));
    expect(await numbers.next(repairNumbers, monday)).toBe('RO-1001');
    expect(await numbers.next(ticketNumbers, monday)).toBe('T-1');
    expect(await numbers.next(ticketNumbers, tuesday)).toBe('T-2');
    expect(last.serials).toEqual({ repair_no_blocks: 1_001, ticket_no_blocks: 2 });
  });

  it('goes on after what was given before', async () => {
    const before = { serials: { ticket_no_blocks: 40 }, oneIds: 7 };
    const { numbers, last } = seededNumbers(randomFrom('seed'), before);
    expect(await numbers.next(ticketNumbers, monday)).toBe('T-41');
    numbers.oneId();
    expect(last).toEqual({ serials: { ticket_no_blocks: 41 }, oneIds: 8 });
    expect(before).toEqual({ serials: { ticket_no_blocks: 40 }, oneIds: 7 });
  });

  it('counts the batches of each day and kind anew, and remembers the highest', async () => {
    const { numbers, last } = seededNumbers(randomFrom('seed'));
    expect(await numbers.next(inboundBatchNumbers, monday)).toBe('IB-1123-01');
    expect(await numbers.next(inboundBatchNumbers, monday)).toBe('IB-1123-02');
    expect(await numbers.next(outboundBatchNumbers, monday)).toBe('OB-1123-01');
    expect(await numbers.next(inboundBatchNumbers, tuesday)).toBe('IB-1124-01');
    expect(last.serials).toEqual({ batch_no_blocks: 2 });
  });
});

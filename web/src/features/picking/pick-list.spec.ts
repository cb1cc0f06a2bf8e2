import { describe, expect, it } from 'vitest';
import { pickItemEndpoint, shortPickEndpoint, undoPickEndpoint } from '#contracts/outbound/picking.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { roundProgress, withPending, type PickUnit } from './pick-list.ts';

const unit = (oneId: string, progress: PickUnit['progress'] = 'waiting') => ({ oneId, progress, tote: '1' }) as PickUnit;
const call = (endpoint: { name: string }, body: Record<string, unknown>) => ({ address: { name: endpoint.name }, body }) as unknown as WaitingCall;
const listed = [unit('A'), unit('B'), unit('C', 'picked')];

describe('Rule: without a network the list shows what the picker did', () => {
  it('in the order in which it was done', () => {
    const pending = [
      call(pickItemEndpoint, { oneId: 'A', tote: 'T-044' }),
      call(shortPickEndpoint, { oneId: 'B' }),
      call(undoPickEndpoint, { oneId: 'C' }),
      call(pickItemEndpoint, { oneId: 'C', tote: '2' }),
    ];
    expect(withPending(listed, pending).map(({ oneId, progress, tote }) => [oneId, progress, tote])).toEqual([
      ['A', 'picked', 'T-044'],
      ['B', 'short', '1'],
      ['C', 'picked', '2'],
    ]);
  });

  it('and nothing of what the server rejected, which is pending no longer', () => {
    expect(withPending(listed, [])).toEqual(listed);
  });
});

describe('Rule: a short item needs no further step', () => {
  it('and the round is done with it', () => {
    expect(roundProgress([unit('A', 'short'), unit('B', 'packed'), unit('C')])).toEqual({ done: 2, total: 3, marks: ['attention', 'done', 'now'] });
  });
});

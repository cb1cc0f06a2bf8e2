import { describe, expect, it } from 'vitest';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { startCount, scanCounted, undoCounted } from '#contracts/counts/count-commands.ts';
import type { CountDetail } from '#contracts/counts/count-queries.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { initial, step, type Known, type State } from './round-machine.ts';
import { roundOf, type Round } from './round.ts';

const [A, B, C] = [1, 2, 13].map((digit) => oneIdFrom(Array(9).fill(digit))) as [string, string, string];
const item = (oneId: string) => ({ oneId, belongsOn: null, mayStay: true, settled: null, known: undefined });
const known = (phase: Round['phase'], items: Round['items'] = []): Known => ({
  phase,
  items,
  isShelf: (code) => code === 'A-01',
  isOtherShelf: (code) => code === 'B-01',
});
const scan = (code: string, of: Known, state: State = initial) => step(state, { type: 'scanned', code, known: of });
const types = (effects: readonly { type: string }[]) => effects.map(({ type }) => type);

describe('Rule: a round begins at its own shelf', () => {
  it('with its label', () => expect(types(scan('A-01', known('start')).effects)).toEqual(['start', 'feedback']));
  it.each(['B-01', A, 'whatever'])('and not with %s', (code) => {
    expect(scan(code, known('start')).state.problem).toEqual({ type: 'otherShelf', code });
  });
});

describe('Rule: every item is counted once', () => {
  it('whatever is expected there', () => expect(scan(A, known('scan')).effects[0]).toEqual({ type: 'count', oneId: A }));
  it.each([
    ['an item that was scanned', A, 'twice'],
    ['a code that was read wrongly', `${C.slice(0, 8)}${C[9]}${C[8]}`, 'misread'],
    ['what is no item', 'T-1', 'notAnItem'],
    ['another shelf', 'B-01', 'otherShelf'],
  ])('not %s', (_what, code, type) => {
    const { state, effects } = scan(code, known('scan', [item(A)]));
    expect(state.problem).toEqual({ type, code });
    expect(types(effects)).toEqual(['feedback']);
  });
});

describe('Rule: the label of the shelf ends what it has begun', () => {
  it('once it is confirmed', () => {
    const { state } = scan('A-01', known('scan', [item(A)]));
    expect(state.isEnding).toBe(true);
    expect(types(step(state, { type: 'endConfirmed' }).effects)).toEqual(['finish', 'feedback']);
  });
  it('not before anything was scanned, and another scan goes on', () => {
    expect(scan('A-01', known('scan')).state.isEnding).toBeUndefined();
    const { state, effects } = scan(B, known('scan', [item(A)]), { isEnding: true });
    expect([state.isEnding, types(effects)]).toEqual([undefined, ['count', 'feedback']]);
  });
});

describe('Rule: what waits for the network counts as done', () => {
  const count = { mine: true, actions: [], scans: [{ ...item(A) }] } as unknown as CountDetail;
  const call = (name: string, body: object) => ({ address: { name }, body }) as unknown as WaitingCall;
  const oneIds = ({ items }: Round) => items.map(({ oneId }) => oneId);

  it('newest first, each once, and not what was taken back', () => {
    const pending = [call(scanCounted.name, { oneId: B }), call(scanCounted.name, { oneId: A })];
    expect(oneIds(roundOf(count, pending))).toEqual([B, A]);
    expect(oneIds(roundOf(count, [...pending, call(undoCounted.name, { oneId: A })]))).toEqual([B]);
  });

  it('also the start of a recount, which shows nothing of the round before', () => {
    const recount = { mine: false, actions: ['start'], scans: [{ ...item(A) }] } as unknown as CountDetail;
    expect(roundOf(recount, [call(startCount.name, {})])).toEqual({ phase: 'scan', items: [] });
    expect(roundOf(recount, []).phase).toBe('start');
  });
});

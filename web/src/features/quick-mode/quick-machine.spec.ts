import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { initial, step, type Call, type Effect, type Input, type State } from './quick-machine.ts';
import { doneCount, emptyRun, refusedCount, type QuickSetup } from './quick-run.ts';

const [dunk, jordan] = [oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9]), oneIdFrom([9, 8, 7, 6, 5, 4, 3, 2, 1])];
const misread = `${dunk.slice(0, -1)}${dunk.endsWith('Z') ? 'Y' : 'Z'}`;
const shelf = { id: 'S1', name: 'A-01-1' };
const other = { id: 'S2', name: 'A-02-1' };

const run = (...inputs: Input[]): { state: State; effects: Effect[] } =>
  inputs.reduce<{ state: State; effects: Effect[] }>(
    (before, input) => {
      const next = step(before.state, input);
      return { state: next.state, effects: [...before.effects, ...next.effects] };
    },
    { state: initial, effects: [] },
  );
const ready: Input = { type: 'restored', run: emptyRun };
const set = (setup: QuickSetup): Input => ({ type: 'set', setup });
let scans = 0;
const scan = (code: string, onShelf?: typeof shelf): Input & { id: string } => ({
  type: 'scanned',
  id: `s${(scans += 1)}`,
  at: scans,
  code,
  shelf: onShelf,
});
const given = ({ id }: { id: string }, call: string): Input => ({ type: 'given', id, call });
const call = (id: string, changes: Partial<Call> = {}): Call => ({ id, state: 'waiting', deferred: false, ...changes });
const told = (...calls: Call[]): Input => ({ type: 'callsChanged', calls });
const outcomes = ({ scans: all }: State) => all.map(({ outcome }) => outcome);
const heard = (effects: readonly Effect[]) => effects.flatMap((effect) => (effect.type === 'feedback' ? [effect.feedback] : []));
const onShelf: QuickSetup = { action: 'shelve', shelf };

describe('Rule: what is set once holds for every scan', () => {
  it('a shelf first, and another one as soon as it is scanned', () => {
    const first = scan(dunk);
    const { state } = run(ready, set({ action: 'shelve' }), first);
    expect([state.unused, state.scans]).toEqual([dunk, []]);
    const { effects } = run(ready, set({ action: 'shelve' }), scan('A-01-1', shelf), scan(dunk), scan('A-02-1', other), scan(jordan));
    const gives = effects.flatMap((effect) => (effect.type === 'give' ? [[effect.scan.subject, effect.scan.setup.shelf?.name]] : []));
    expect(gives).toEqual([
      [dunk, 'A-01-1'],
      [jordan, 'A-02-1'],
    ]);
  });

  it('nothing is taken before something is set, or while nobody knows what was set before', () => {
    expect(run(ready, scan(dunk)).state.scans).toEqual([]);
    expect(run(set(onShelf), scan(dunk)).state.scans).toEqual([]);
    expect(run(ready, set({ action: 'assignOrders' }), scan('OC26112000377')).state.scans).toEqual([]);
  });
});

describe('Rule: each scan is one command, and tells what came of it', () => {
  it('heard when the server has taken it, or refused it', () => {
    const [first, second] = [scan(dunk), scan(jordan)];
    const begun = [ready, set(onShelf), first, given(first, 'C1'), second, given(second, 'C2')];
    expect(heard(run(...begun).effects)).toEqual([]);
    const { state, effects } = run(
      ...begun,
      told(call('C1', { state: 'sent' }), call('C2')),
      told(call('C2', { state: 'refused', refusal: { error: 'X', message: 'no' } })),
    );
    expect(outcomes(state)).toEqual(['refused', 'done']);
    expect(state.scans[0]?.why).toEqual({ said: 'no' });
    expect(heard(effects)).toEqual(['done', 'wrong']);
    expect(effects).toContainEqual({ type: 'dismiss', call: 'C2' });
    expect([doneCount(state), refusedCount(state)]).toEqual([1, 1]);
  });

  it('kept without a network, and done as soon as it has left the outbox', () => {
    const first = scan(dunk);
    const kept = [ready, set(onShelf), first, given(first, 'C1'), told(call('C1', { deferred: true }))];
    expect(outcomes(run(...kept).state)).toEqual(['kept']);
    expect(outcomes(run(...kept, told()).state)).toEqual(['done']);
  });

  it('the same twice is done once, and what is no such code is refused at once', () => {
    const first = scan(dunk);
    const { state, effects } = run(ready, set(onShelf), first, given(first, 'C1'), scan(formatOneId(dunk)), scan(misread), scan('HELLO'));
    expect(outcomes(state)).toEqual(['refused', 'refused', 'again', 'waiting']);
    expect(state.scans.slice(0, 2).map(({ why }) => why)).toEqual([{ key: 'notAnItem' }, { key: 'misread' }]);
    expect(effects.filter(({ type }) => type === 'give')).toHaveLength(1);
    expect(heard(effects)).toEqual(['notice', 'wrong', 'wrong']);
  });

  it('by order number, and by repair number or the ONE ID of its item', () => {
    const toMaria = { operator: { id: 'U3', name: 'Maria' } };
    const orders = run(ready, set({ action: 'assignOrders', ...toMaria }), scan('oc26112000377'), scan(dunk));
    expect(orders.state.scans.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      [dunk, 'refused'],
      ['OC26112000377', 'waiting'],
    ]);
    const byItem = scan(dunk);
    const asked = [ready, set({ action: 'repairsToday' }), scan('RO-1001'), byItem];
    expect(outcomes(run(...asked).state)).toEqual(['looking', 'waiting']);
    const { state, effects } = run(...asked, { type: 'found', id: byItem.id, subject: 'RO-1002' });
    expect(outcomes(state)).toEqual(['waiting', 'waiting']);
    expect(effects.flatMap((effect) => (effect.type === 'give' ? [effect.scan.subject] : []))).toEqual(['RO-1001', 'RO-1002']);
    const none = run(...asked, { type: 'notFound', id: byItem.id, why: 'noRepair' });
    expect(none.state.scans[0]).toMatchObject({ outcome: 'refused', why: { key: 'noRepair' } });
  });
});

describe('Rule: the last scan is undone by what takes it back', () => {
  const [first, second] = [scan(dunk), scan(jordan)];
  const both = [ready, set(onShelf), first, given(first, 'C1'), second, given(second, 'C2'), told()];
  const undone = (id: string, undoCall: string): Input => ({ type: 'undoGiven', id, call: undoCall });

  it('one after the other, backwards', () => {
    const { state, effects } = run(...both, { type: 'undoAsked' }, undone(second.id, 'U2'), told(), { type: 'undoAsked' });
    expect(outcomes(state)).toEqual(['undone', 'done']);
    expect(effects.flatMap((effect) => (effect.type === 'takeBack' ? [effect.scan.id] : []))).toEqual([second.id, first.id]);
    expect(heard(effects)).toEqual(['done', 'done', 'notice']);
  });

  it('on this device alone where it never left', () => {
    expect(outcomes(run(...both, { type: 'undone', id: second.id }).state)).toEqual(['undone', 'done']);
  });

  it('and stays done where that is refused, or where nothing takes it back', () => {
    const refused = run(...both, undone(second.id, 'U2'), told(call('U2', { state: 'refused', refusal: { error: 'X', message: 'too late' } })));
    expect(refused.state.scans[0]).toMatchObject({ outcome: 'done', why: { said: 'too late' } });
    const never = run(...both, { type: 'notUndone', id: second.id, why: 'cannotUndo' });
    expect(never.state.scans[0]).toMatchObject({ outcome: 'done', why: { key: 'cannotUndo' } });
    expect(heard(run(ready, set(onShelf), { type: 'undoAsked' }).effects)).toEqual(['wrong']);
  });

  it('so that it can be scanned again', () => {
    const { effects } = run(...both, { type: 'undone', id: second.id }, scan(jordan));
    expect(effects.filter(({ type }) => type === 'give')).toHaveLength(3);
  });
});

describe('Rule: labels and batches are made of all scans at the end', () => {
  const gathering = [ready, set({ action: 'openBatch' }), scan('OC26112000377'), scan('OC26112000378'), scan('OC26112000378')];

  it('in the order in which they were scanned, without those taken out', () => {
    const { state, effects } = run(...gathering, { type: 'finishAsked' });
    expect(effects.at(-1)).toMatchObject({ type: 'finish', subjects: ['OC26112000377', 'OC26112000378'] });
    expect(outcomes(step(state, { type: 'finished' }).state)).toEqual(['again', 'done', 'done']);
    const one = run(...gathering, { type: 'undoAsked' }, { type: 'finishAsked' });
    expect(one.effects.at(-1)).toMatchObject({ subjects: ['OC26112000377'] });
  });

  it('once, and again where it failed', () => {
    const asked = run(...gathering, { type: 'finishAsked' }, { type: 'finishAsked' });
    expect(asked.effects.filter(({ type }) => type === 'finish')).toHaveLength(1);
    expect(step(step(asked.state, { type: 'notFinished' }).state, { type: 'finishAsked' }).effects).toHaveLength(1);
    expect(run(ready, set({ action: 'openBatch' }), { type: 'finishAsked' }).effects).toEqual([]);
  });
});

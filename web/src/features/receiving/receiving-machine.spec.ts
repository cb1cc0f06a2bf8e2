import { describe, expect, it } from 'vitest';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { Answer, FoundUnit } from '#web/shared/inbound/look-up.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import type { Count } from './count/count.ts';
import type { NamedSku } from './named-sku.ts';
import { step, type Effect, type Input } from './receiving-machine.ts';
import { initial, type State } from './receiving-state.ts';
import type { Open } from './units/unit-steps.ts';

const [a = '', b = '', foreign = ''] = [1, 2, 3].map((n) => oneIdFrom(Array(9).fill(n)));
const item = (oneId: string, spec: string) => ({ oneId, sku: 'DD1391-100', spec, remarks: 'Dunk' }) as PackageDetail['items'][number];
const line = (sku: string, size: string, expected = 1, received = 0) => ({ sku, size, name: 'Dunk', image: '', expected, received });
const lines = [line('DD1391-100', '9'), line('DD1391-100', '10', 1, 1), line('CW2288-111', '8')];
const page = ({ unclaimed = false, count, ...rest }: { unclaimed?: boolean; count?: Partial<Count>; damage?: readonly TakenPhoto[] } = {}): Open => ({
  parcel: { preId: 'FC-1', unclaimed, items: [item(a, '9'), item(b, '10')] } as unknown as PackageDetail,
  count: { expected: 3, receipts: ['intact'], arrived: 1, over: 0, lines, here: new Set([b]), ...count },
  damage: [],
  ...rest,
});
const open = page();
const expected = { preId: 'FC-1', units: 2 };

interface Stepped {
  state: State;
  effects: readonly Effect[];
}

/** Each input in turn: the state at the end, and the effects of the last. */
const after = (...inputs: readonly Input[]): Stepped =>
  inputs.reduce<Stepped>(({ state }, input) => step(state, input), { state: initial, effects: [] });
const scanned = (code: string, of: Open | undefined = open): Input => ({ type: 'scanned', code, open: of });
const found = (code: string, answer: Answer): Input => ({ type: 'unitFound', code, found: answer, open });

const signal = (kind: 'done' | 'notice' | 'wrong'): Effect => ({ type: 'feedback', feedback: kind });
const received = (scan: object, size: string, rest: object = {}): Effect[] => [
  { type: 'clearDamage' },
  { type: 'receive', receipt: { scan, sku: 'DD1391-100', size, name: 'Dunk', damage: [], ...rest } } as Effect,
];

describe('Rule: a scan is of a unit while a parcel is counted, and of a parcel otherwise', () => {
  it('of a parcel', () => {
    expect(after({ type: 'scanned', code: 'SF1', open: undefined }).effects).toEqual([{ type: 'findParcel', code: 'SF1' }]);
  });

  it('of a unit, by its ONE ID', () => {
    expect(after(scanned(a)).effects).toEqual([...received({ oneId: a }, '9'), signal('done')]);
  });

  it('or by SKU and size, which is asked where there are several', () => {
    const asked = after(scanned('dd1391 100'));
    expect(asked).toEqual({ state: { ...initial, asking: { sizesOf: 'DD1391-100', sizes: ['9', '10'] } }, effects: [] });
    const byScan = step(asked.state, scanned('9'));
    expect(byScan.effects).toEqual([...received({ sku: 'DD1391-100', size: '9' }, '9'), signal('done')]);
    expect(byScan.state.asking).toBeUndefined();
    const byTap = step(asked.state, { type: 'sizeChosen', sku: 'DD1391-100', size: '9', open });
    expect(byTap.effects).toEqual(byScan.effects);
  });

  it('a ONE ID that led to the parcel is received with it, once', () => {
    const forgotten: Effect = { type: 'open', step: 'receiving', preId: 'FC-1', replace: true };
    expect(after({ type: 'brought', oneId: a, open }).effects).toEqual([...received({ oneId: a }, '9'), signal('done'), forgotten]);
    expect(after({ type: 'brought', oneId: b, open }).effects).toEqual([forgotten]);
  });
});

describe('Rule: a unit is scanned in once', () => {
  it('the second scan is refused, and offers to take it out of the count', () => {
    const twice = scanned(b);
    expect(after(twice)).toEqual({ state: { ...initial, asking: undefined, problem: { type: 'already', oneId: b } }, effects: [signal('wrong')] });
    const out = after(twice, { type: 'takenOut', oneId: b });
    expect(out.state.problem).toBeUndefined();
    expect(out.effects).toEqual([{ type: 'takeOut', oneId: b }]);
  });
});

describe('Rule: one more than was forecast is asked first', () => {
  const tenth: Input = { type: 'sizeChosen', sku: 'DD1391-100', size: '10', open };

  it('and received as an overage where the person says so', () => {
    const asked = after(tenth);
    expect(asked).toEqual({
      state: { ...initial, asking: { over: { sku: 'DD1391-100', size: '10' }, isForecast: true } },
      effects: [signal('notice')],
    });
    const said = step(asked.state, { type: 'overConfirmed', sku: 'DD1391-100', size: '10', open });
    expect(said.effects).toEqual([...received({ sku: 'DD1391-100', size: '10', overage: true }, '10', { name: undefined }), signal('notice')]);
    expect(said.state.asking).toBeUndefined();
  });

  it('also of a size that nobody forecast', () => {
    expect(after({ type: 'sizeChosen', sku: 'DD1391-100', size: '15', open }).state.asking).toMatchObject({ isForecast: false });
  });

  it('but not in an unclaimed parcel, of which nobody forecast anything', () => {
    expect(after({ ...tenth, open: page({ unclaimed: true }) }).effects.at(-1)).toEqual(signal('done'));
  });

  it('and is given up by the next scan', () => {
    expect(after(tenth, scanned(a)).state.asking).toBeUndefined();
    expect(after(tenth, { type: 'asked', asking: undefined }).state.asking).toBeUndefined();
  });
});

describe('Rule: damage is photographed before the item is scanned', () => {
  const damage = [{ id: 'p1' } as TakenPhoto];

  it('its receipt carries the photos, and the next item is intact again', () => {
    const photographed = after({ type: 'damageShown' });
    expect(photographed.state.isPhotographing).toBe(true);
    const { state, effects } = step(photographed.state, scanned(a, page({ damage })));
    expect(state.isPhotographing).toBe(false);
    expect(effects).toEqual([...received({ oneId: a }, '9', { damage }), signal('notice')]);
  });

  it('hiding the camera keeps the photos, cancelling does not', () => {
    expect(after({ type: 'damageShown' }, { type: 'damageHidden' })).toEqual({ state: initial, effects: [] });
    expect(after({ type: 'damageShown' }, { type: 'damageCancelled' })).toEqual({ state: initial, effects: [{ type: 'clearDamage' }] });
  });
});

describe('Rule: a code that is not of the open parcel is refused, with what is still expected', () => {
  it('is looked up, unless it was misread', () => {
    expect(after(scanned(foreign)).effects).toEqual([{ type: 'findUnit', code: foreign, open }]);
    const misread = 'K7Q2M4XR9B';
    expect(after(scanned(misread)).state.problem).toEqual({ type: 'misread', code: misread, expected });
  });

  it('a unit or a parcel of elsewhere', () => {
    const unit = { oneId: foreign, preId: 'FC-2' } as FoundUnit;
    expect(after(found(foreign, { found: 'unit', unit, package: null })).state.problem).toEqual({ type: 'unitOfOther', unit, expected });
    const parcel = { preId: 'FC-2' } as PackageDetail;
    expect(after(found('SF2', { found: 'package', package: parcel })).state.problem).toEqual({ type: 'otherParcel', code: 'SF2', parcel, expected });
  });

  it('of an unclaimed parcel nothing is expected', () => {
    const misread = 'K7Q2M4XR9B';
    expect(after(scanned(misread, page({ unclaimed: true }))).state.problem).toEqual({ type: 'misread', code: misread, expected: undefined });
  });

  it('says so where nobody could be asked', () => {
    expect(after(found('X', { found: 'offline' }))).toMatchObject({ state: { problem: { type: 'offline', code: 'X' } }, effects: [signal('wrong')] });
  });

  it('a SKU that nobody forecast is asked for its size', () => {
    const unknown = found('555088-063', { found: 'nothing', code: '555088-063', known: null, near: [] });
    expect(after(unknown).effects).toEqual([{ type: 'nameCode', code: '555088-063', open }]);
    const sku = { sku: '555088-063', sizes: ['8', '9'] } as unknown as NamedSku;
    expect(after({ type: 'codeNamed', code: '555088-063', sku, open }).state.asking).toEqual({ sizesOf: '555088-063', sizes: ['8', '9'] });
    expect(after({ type: 'codeNamed', code: 'X', sku: undefined, open }).state.problem).toEqual({ type: 'notSku', code: 'X', expected });
  });

  it('and each time for its size after it came once', () => {
    const came = page({ count: { lines: [line('555088-063', '8', 0, 1)] } });
    expect(after(scanned('555088-063', came)).effects).toEqual([{ type: 'nameSizes', sku: '555088-063', before: ['8'] }]);
    expect(after({ type: 'sizesNamed', sku: '555088-063', sizes: ['8', '9'] }).state.asking).toEqual({ sizesOf: '555088-063', sizes: ['8', '9'] });
  });
});

describe('Rule: a receipt is taken back', () => {
  it('from the outbox, before it was sent', () => {
    expect(after({ type: 'undone', call: 'call-1', oneId: a }).effects).toEqual([{ type: 'takeBack', call: 'call-1', oneId: a }]);
    expect(after({ type: 'takenBack', isTaken: true, oneId: undefined }).effects).toEqual([
      { type: 'noteUndone', oneId: undefined },
      signal('notice'),
    ]);
  });

  it('on the server by its ONE ID, after that', () => {
    expect(after({ type: 'takenBack', isTaken: false, oneId: a }).effects).toEqual([
      { type: 'undoReceipt', oneId: a },
      { type: 'noteUndone', oneId: a },
      signal('notice'),
    ]);
  });

  it('and not while the server has not said which ONE ID it is', () => {
    expect(after({ type: 'takenBack', isTaken: false, oneId: undefined }).effects).toEqual([signal('wrong')]);
  });
});

describe('Rule: what the server would not take fills the screen until it is read', () => {
  const rejection: Rejection = { id: 'call-1', error: 'AlreadyReceived', message: 'It was received by Lin', code: a, oneIds: [a] };
  const told: Input = { type: 'rejected', rejection };

  it('is told once, and noted at the foot', () => {
    expect(after(told).effects).toEqual([{ type: 'noteRejected', rejection }, signal('wrong')]);
    expect(after(told, told).effects).toEqual([]);
  });

  it('is put away with whatever else was wrong, and by the next scan', () => {
    const read = after(scanned(b), told, { type: 'dismissed' });
    expect(read.state).toMatchObject({ rejection: undefined, problem: undefined });
    expect(read.effects).toEqual([{ type: 'dismissRejection', id: 'call-1' }]);
    expect(after(told, scanned(a)).effects[0]).toEqual({ type: 'dismissRejection', id: 'call-1' });
  });

  it('and the next one is told after it', () => {
    const next = { ...rejection, id: 'call-2' };
    expect(after(told, { type: 'dismissed' }, { type: 'rejected', rejection: next }).effects).toEqual([
      { type: 'noteRejected', rejection: next },
      signal('wrong'),
    ]);
  });
});

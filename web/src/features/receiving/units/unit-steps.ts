import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { isMisreadOneId } from '#contracts/item/one-id.ts';
import type { Answer } from '#web/shared/inbound/look-up.ts';
import { problemOf, type InboundEffect } from '#web/shared/inbound/scan-steps.ts';
import { andThen, clear, fail } from '#web/ui/floor/steps/scan-state.ts';
import type { TakenPhoto } from '#web/ui/camera/taken-photo.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { Count, CountLine } from '../count/count.ts';
import type { NamedSku } from '../named-sku.ts';
import type { Asking, Expected, State } from '../receiving-state.ts';
import { readUnitScan } from './unit-scan.ts';

/** The open parcel when something happens. */
export interface Open {
  parcel: PackageDetail;
  count: Count;
  /** Photos of the damage of the next unit. */
  damage: readonly TakenPhoto[];
}

interface SkuAndSize {
  sku: string;
  size: string;
}

export type UnitInput =
  | { type: 'unitScanned'; code: string; open: Open }
  | { type: 'unitFound'; code: string; found: Answer; open: Open }
  /** Whether a code that is none of the parcel is a SKU that nobody forecast. */
  | { type: 'codeNamed'; code: string; sku: NamedSku | undefined; open: Open }
  /** The sizes of a SKU that was never forecast; without an answer from the catalogue, those that came before. */
  | { type: 'sizesNamed'; sku: string; sizes: readonly string[] }
  /** A ONE ID that led to this parcel. */
  | { type: 'brought'; oneId: string; open: Open }
  | { type: 'lineChosen'; line: CountLine; open: Open }
  | ({ type: 'sizeChosen' | 'overConfirmed'; open: Open } & SkuAndSize)
  /** `asking` undefined: what was asked is given up. */
  | { type: 'asked'; asking: Asking | undefined }
  | { type: 'damageShown' | 'damageHidden' | 'damageCancelled' }
  /** It was scanned in and does not belong to the count. */
  | { type: 'takenOut'; oneId: string }
  /** `call`: its receipt in the outbox; undefined for what the server has. `oneId`: undefined while the server has not said it. */
  | { type: 'undone'; call: string | undefined; oneId: string | undefined }
  | { type: 'takenBack'; isTaken: boolean; oneId: string | undefined };

export interface Receipt {
  /** As it goes to the server. */
  scan: { oneId: string } | (SkuAndSize & { overage?: boolean });
  sku: string;
  size: string;
  /** Of the product, where it is known. */
  name: string | undefined;
  damage: readonly TakenPhoto[];
}

export type UnitEffect =
  | InboundEffect
  /** Answered by `unitFound`. */
  | { type: 'findUnit'; code: string; open: Open }
  /** Answered by `codeNamed`. */
  | { type: 'nameCode'; code: string; open: Open }
  /** Answered by `sizesNamed`. */
  | { type: 'nameSizes'; sku: string; before: readonly string[] }
  | { type: 'receive'; receipt: Receipt }
  | { type: 'clearDamage' }
  /** Answered by `takenBack`; `takeOut` is of a unit that was scanned in however long ago. */
  | { type: 'takeBack'; call: string | undefined; oneId: string | undefined }
  | { type: 'takeOut'; oneId: string }
  | { type: 'undoReceipt'; oneId: string }
  | { type: 'noteUndone'; oneId: string | undefined };

type Stepped = Step<State, UnitEffect>;

/** What a scan means while the parcel is open, and what is asked where it may mean several things. */
export const unitStep = (state: State, input: UnitInput): Stepped => {
  switch (input.type) {
    case 'unitScanned':
      return unitScanned(state, input.code, input.open);
    case 'unitFound':
      return unitFound(state, input);
    case 'codeNamed':
      return input.sku
        ? ask(state, { sizesOf: input.sku.sku, sizes: input.sku.sizes })
        : fail(state, { type: 'notSku', code: input.code, expected: expectedOf(input.open) });
    case 'sizesNamed':
      return ask(state, { sizesOf: input.sku, sizes: input.sizes });
    case 'brought':
      return brought(state, input.oneId, input.open);
    case 'lineChosen':
      return receiveLine(state, input.line, input.open);
    case 'sizeChosen':
      return receiveLine(state, lineOf(input.open.count, input), input.open);
    case 'overConfirmed': {
      const { sku, size, open } = input;
      return receive(state, { scan: { sku, size, overage: true }, sku, size, name: undefined, damage: open.damage });
    }
    case 'asked':
      return ask(state, input.asking);
    case 'damageShown':
    case 'damageHidden':
      return { state: { ...state, isPhotographing: input.type === 'damageShown' }, effects: [] };
    case 'damageCancelled':
      return { state: { ...state, isPhotographing: false }, effects: [{ type: 'clearDamage' }] };
    case 'takenOut':
      return andThen<State, UnitEffect>(clear(state), (cleared) => ({ state: cleared, effects: [{ type: 'takeOut', oneId: input.oneId }] }));
    case 'undone':
      return { state, effects: [{ type: 'takeBack', call: input.call, oneId: input.oneId }] };
    case 'takenBack':
      return takenBack(state, input);
  }
};

const ask = (state: State, asking: Asking | undefined): Stepped => ({ state: { ...state, asking }, effects: [] });

const unitScanned = (before: State, code: string, open: Open): Stepped => {
  const askedSku = typeof before.asking === 'object' && 'sizesOf' in before.asking ? before.asking.sizesOf : undefined;
  const meant = readUnitScan(code, open.parcel.items, open.count, askedSku);
  const state = { ...before, asking: undefined };
  if ('unit' in meant) return receiveUnit(state, meant.unit, open);
  if ('line' in meant) return receiveLine(state, meant.line, open);
  if ('sku' in meant) return ask(state, { sizesOf: meant.sku, sizes: meant.lines.map(({ size }) => size) });
  if ('skuOfAnySize' in meant)
    return { state, effects: [{ type: 'nameSizes', sku: meant.skuOfAnySize, before: meant.lines.map(({ size }) => size) }] };
  if ('already' in meant) return fail(state, { type: 'already', oneId: meant.already.oneId });
  if (isMisreadOneId(code)) return fail(state, { type: 'misread', code, expected: expectedOf(open) });
  return { state, effects: [{ type: 'findUnit', code, open }] };
};

/** A code that is not of the open parcel: an item or parcel of elsewhere, or a SKU that nobody forecast. */
const unitFound = (state: State, { code, found, open }: Extract<UnitInput, { type: 'unitFound' }>): Stepped => {
  const expected = expectedOf(open);
  if (found.found === 'unit') return fail(state, { type: 'unitOfOther', unit: found.unit, expected });
  if (found.found === 'package') return fail(state, { type: 'otherParcel', code, parcel: found.package, expected });
  if (found.found === 'offline') return fail(state, problemOf(code, found));
  if (found.found === 'nothing' && !found.known) return { state, effects: [{ type: 'nameCode', code, open }] };
  return fail(state, { ...problemOf(code, found), expected });
};

/** Nobody said what an unclaimed parcel holds. */
const expectedOf = ({ parcel, count }: Open): Expected | undefined =>
  parcel.unclaimed ? undefined : { preId: parcel.preId, units: Math.max(0, count.expected - count.arrived) };

/** It is received with its parcel, once: the address forgets it. */
const brought = (state: State, oneId: string, open: Open): Stepped => {
  const unit = open.parcel.items.find((item) => item.oneId === oneId);
  const received = unit && !open.count.here.has(oneId) ? receiveUnit(state, unit, open) : { state, effects: [] };
  return andThen<State, UnitEffect>(received, (next) => ({
    state: next,
    effects: [{ type: 'open', step: 'receiving', preId: open.parcel.preId, replace: true }],
  }));
};

const receiveUnit = (state: State, { oneId, sku, spec, remarks }: PackageDetail['items'][number], { damage }: Open): Stepped =>
  receive(state, { scan: { oneId }, sku, size: spec, name: remarks, damage });

type Line = SkuAndSize & Pick<CountLine, 'expected' | 'received'> & { name?: string };

const lineOf = ({ lines }: Count, { sku, size }: SkuAndSize): Line =>
  lines.find((line) => line.sku === sku && line.size === size) ?? { sku, size, expected: 0, received: 0 };

/** One more of a line than was forecast is an overage, and that is asked first. */
const receiveLine = (state: State, { sku, size, name, expected, received }: Line, { parcel, damage }: Open): Stepped => {
  const answered = { ...state, asking: undefined };
  if (parcel.unclaimed || received < expected) return receive(answered, { scan: { sku, size }, sku, size, name, damage });
  return { state: { ...state, asking: { over: { sku, size }, isForecast: expected > 0 } }, effects: [{ type: 'feedback', feedback: 'notice' }] };
};

/** Its receipt carries the photos of its damage; the next unit is intact again. */
const receive = (state: State, receipt: Receipt): Stepped => {
  const isAsExpected = receipt.damage.length === 0 && !isOverage(receipt);
  return {
    state: { ...state, asking: undefined, isPhotographing: false },
    effects: [{ type: 'clearDamage' }, { type: 'receive', receipt }, { type: 'feedback', feedback: isAsExpected ? 'done' : 'notice' }],
  };
};

export const isOverage = ({ scan }: Receipt): boolean => 'overage' in scan && scan.overage === true;

/** A receipt that left already is undone on the server, by its ONE ID. */
const takenBack = (state: State, { isTaken, oneId }: Extract<UnitInput, { type: 'takenBack' }>): Stepped => {
  if (!isTaken && oneId === undefined) return { state, effects: [{ type: 'feedback', feedback: 'wrong' }] };
  return {
    state,
    effects: [
      ...(isTaken || oneId === undefined ? [] : [{ type: 'undoReceipt', oneId } as const]),
      { type: 'noteUndone', oneId },
      { type: 'feedback', feedback: 'notice' },
    ],
  };
};

import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { toteOf } from '#web/shared/order-scan/tote-code.ts';
import { isPicked, type PickUnit } from '../pick-list.ts';
import type { Place, Walk } from '../walk/walk.ts';

/** Shelf, then ONE ID, then tote. */
export type PickStep = 'shelf' | 'item' | 'tote';

export interface PickPlace extends Place {
  /** The unit in the picker's hand, on its way into a tote. */
  inHand: string | undefined;
}

export type Scanned =
  | { shelf: string }
  | { inHand: PickUnit }
  | { pick: PickUnit; tote: string }
  /** Nothing is recorded. `unit` is the one that the code names, or that is in the hand. */
  | { wrong: 'shelf' | 'item' | 'tote' | 'alreadyPicked' | 'misread'; unit?: PickUnit };

interface Work {
  units: readonly PickUnit[];
  walk: Walk;
  place: PickPlace;
}

export const stepOf = ({ walk, place }: Pick<Work, 'walk' | 'place'>): PickStep => {
  if (place.inHand) return 'tote';
  return walk.current?.shelvesName === place.shelf && place.shelf !== undefined ? 'item' : 'shelf';
};

/** What a scan means where the picker stands. Another shelf of the walk is as good as the next: the picker chose another way. */
export const readPickScan = (code: string, work: Work): Scanned => {
  const { units, walk, place } = work;
  const shelf = walk.left.find((unit) => same(unit.shelvesName, code))?.shelvesName;
  const step = stepOf(work);
  if (step === 'tote') return readTote(code, work);
  if (shelf) return { shelf };
  const oneId = normaliseOneId(code);
  if (isMisreadOneId(code)) return { wrong: 'misread' };
  if (!isOneId(oneId)) return { wrong: step };
  const unit = units.find((candidate) => candidate.oneId === oneId);
  if (unit && isPicked(unit)) return { wrong: 'alreadyPicked', unit };
  if (step === 'shelf' || unit?.progress !== 'waiting' || unit.shelvesName !== place.shelf) return { wrong: step, ...(unit && { unit }) };
  return needsTote(units) ? { inHand: unit } : { pick: unit, tote: unit.tote };
};

/** One order fills one tote: nothing can be laid into a wrong one. */
const needsTote = (units: readonly PickUnit[]): boolean => new Set(units.map(({ oddNo }) => oddNo)).size > 1;

/** The first unit of an order may go into any free tote with a label of its own, which is the order's from then on. A bare number is a place on the trolley. */
const readTote = (code: string, { units, place }: Work): Scanned => {
  const unit = units.find(({ oneId }) => oneId === place.inHand);
  if (!unit) return { wrong: 'tote' };
  const tote = toteOf(code);
  const started = units.some((other) => other.oddNo === unit.oddNo && isPicked(other));
  const ofAnother = units.some((other) => other.oddNo !== unit.oddNo && same(other.tote, tote));
  const isTote = !/^\d{0,2}$/.test(tote) && !isOneId(normaliseOneId(code)) && !units.some(({ shelvesName }) => same(shelvesName, code));
  const fits = same(unit.tote, tote) || (isTote && !started && !ofAnother);
  return fits ? { pick: unit, tote: same(unit.tote, tote) ? unit.tote : tote } : { wrong: 'tote', unit };
};

const same = (name: string | null, code: string): boolean => name !== null && name.toUpperCase() === code.trim().toUpperCase();

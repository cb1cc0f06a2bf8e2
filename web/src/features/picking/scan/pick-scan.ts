import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { toteOf } from '#web/shared/order-scan/meant-orders.ts';
import { isPicked, type PickUnit } from '../pick-list.ts';
import type { PickPath, Place } from '../path/pick-path.ts';

/** Shelf, then ONE ID, then tote. */
export type AwaitedScan = 'shelf' | 'item' | 'tote';

export interface PickPlace extends Place {
  /** ONE ID of the unit in the picker's hand, on its way into a tote. */
  inHand: string | undefined;
}

/** Nothing is recorded. `unit` is the one that the code names, or that is in the hand. */
export interface Misfit {
  misfit: 'shelf' | 'item' | 'tote' | 'alreadyPicked' | 'misread';
  unit?: PickUnit;
}

export type Scanned = { shelf: string } | { inHand: PickUnit } | { pick: PickUnit; tote: string } | Misfit;

interface Round {
  units: readonly PickUnit[];
  path: PickPath;
  place: PickPlace;
}

export const awaitedScan = ({ path, place }: Pick<Round, 'path' | 'place'>): AwaitedScan => {
  if (place.inHand) return 'tote';
  return path.current?.shelvesName === place.shelf && place.shelf !== undefined ? 'item' : 'shelf';
};

/** What a scan means where the picker stands. Another shelf of the path is as good as the next: the picker chose another way. */
export const readPickScan = (code: string, round: Round): Scanned => {
  const { units, path, place } = round;
  const shelf = path.left.find((unit) => isSame(unit.shelvesName, code))?.shelvesName;
  const awaited = awaitedScan(round);
  if (awaited === 'tote') return readTote(code, round);
  if (shelf) return { shelf };
  const oneId = normaliseOneId(code);
  if (isMisreadOneId(code)) return { misfit: 'misread' };
  if (!isOneId(oneId)) return { misfit: awaited };
  const unit = units.find((candidate) => candidate.oneId === oneId);
  if (unit && isPicked(unit)) return { misfit: 'alreadyPicked', unit };
  if (awaited === 'shelf' || unit?.progress !== 'waiting' || unit.shelvesName !== place.shelf) return { misfit: awaited, ...(unit && { unit }) };
  return needsTote(units) ? { inHand: unit } : { pick: unit, tote: unit.tote };
};

/** One order fills one tote: nothing can be laid into a wrong one. */
const needsTote = (units: readonly PickUnit[]): boolean => new Set(units.map(({ oddNo }) => oddNo)).size > 1;

/** The first unit of an order may go into any free tote with a label of its own, which is the order's from then on. A bare number is a place on the trolley. */
const readTote = (code: string, { units, place }: Round): Scanned => {
  const unit = units.find(({ oneId }) => oneId === place.inHand);
  if (!unit) return { misfit: 'tote' };
  const tote = toteOf(code);
  const started = units.some((other) => other.oddNo === unit.oddNo && isPicked(other));
  const ofAnother = units.some((other) => other.oddNo !== unit.oddNo && isSame(other.tote, tote));
  const isTote = !/^\d{0,2}$/.test(tote) && !isOneId(normaliseOneId(code)) && !units.some(({ shelvesName }) => isSame(shelvesName, code));
  const fits = isSame(unit.tote, tote) || (isTote && !started && !ofAnother);
  return fits ? { pick: unit, tote: isSame(unit.tote, tote) ? unit.tote : tote } : { misfit: 'tote', unit };
};

const isSame = (name: string | null, code: string): boolean => name !== null && name.toUpperCase() === code.trim().toUpperCase();

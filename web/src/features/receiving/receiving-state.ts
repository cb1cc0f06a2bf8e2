import type { Found, FoundElsewhere, FoundPackage, FoundUnit } from '#web/shared/inbound/look-up.ts';
import type { CodeProblem } from '#web/shared/inbound/scan-steps.ts';
import type { ScanState } from '#web/ui/floor/steps/scan-state.ts';

/** What the page asks before it goes on. */
export type Asking = { sizesOf: string; sizes: readonly string[] } | { over: { sku: string; size: string }; isForecast: boolean } | 'sku' | 'finish';

/** A number that nobody forecast. */
export interface Unclaimed {
  logNo: string;
  /** Parcels that are expected under a number that differs in one character. */
  near: Extract<Found, { found: 'nothing' }>['near'];
  /** Its label is being photographed. */
  isPhotographing: boolean;
}

/** What is still to come of the open parcel. */
export interface Expected {
  preId: string;
  units: number;
}

type ArrivalProblem =
  /** It lies at this dock and may be put aside for its warehouse. */
  | { type: 'ofElsewhere'; found: FoundElsewhere }
  /** Neither to be received nor counted any more. */
  | { type: 'closedParcel'; code: string; parcel: FoundPackage }
  | { type: 'closedUnit'; unit: FoundUnit }
  /** Its scan was undone and the count of its parcel is closed: no page of the way in takes it. */
  | { type: 'receiptUndone'; unit: FoundUnit }
  | { type: 'isSku'; code: string; name: string }
  | { type: 'notTracking'; code: string }
  /** In the server's words. */
  | { type: 'arriveRefused' | 'asideRefused' | 'checkRefused'; code: string; message: string };

type UnitProblem =
  | { type: 'already'; oneId: string }
  | { type: 'unitOfOther'; unit: FoundUnit }
  | { type: 'otherParcel'; code: string; parcel: Pick<FoundPackage, 'preId' | 'shopInfo'> }
  | { type: 'notSku'; code: string };

export type Problem = (CodeProblem | ArrivalProblem | UnitProblem) & { expected?: Expected | undefined };

export interface State extends ScanState<Problem> {
  unclaimed?: Unclaimed | undefined;
  asking?: Asking | undefined;
  /** The damage of the next unit is being photographed. */
  isPhotographing: boolean;
}

export const initial: State = { isPhotographing: false };

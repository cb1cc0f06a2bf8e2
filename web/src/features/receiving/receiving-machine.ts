import { andThen, rejected, type Rejection } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import { arrivalStep, clearAll, type ArrivalEffect, type ArrivalInput } from './arrival/arrival-steps.ts';
import type { State } from './receiving-state.ts';
import { unitStep, type Open, type UnitEffect, type UnitInput } from './units/unit-steps.ts';

export type Input =
  | ArrivalInput
  | UnitInput
  /** `open`: the parcel, where it is being counted. */
  | { type: 'scanned'; code: string; open: Open | undefined }
  | { type: 'rejected'; rejection: Rejection | undefined };

export type Effect = ArrivalEffect | UnitEffect;

/** One parcel: while it is counted a scan is of a unit, otherwise of a parcel. */
export const step = (state: State, input: Input): Step<State, Effect> => {
  switch (input.type) {
    case 'scanned': {
      const { code, open } = input;
      if (!open) return arrivalStep(state, { type: 'parcelScanned', code });
      return andThen<State, Effect>(clearAll(state), (cleared) => unitStep(cleared, { type: 'unitScanned', code, open }));
    }
    case 'rejected':
      return rejected(state, input.rejection);
    case 'parcelScanned':
    case 'parcelFound':
    case 'parcelNamed':
    case 'arrivalAsked':
    case 'arrived':
    case 'labelAsked':
    case 'labelTaken':
    case 'asideAsked':
    case 'putAside':
    case 'refused':
    case 'dismissed':
      return arrivalStep(state, input);
    default:
      return unitStep(state, input);
  }
};

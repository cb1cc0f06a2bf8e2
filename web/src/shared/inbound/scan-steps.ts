import type { InboundStep } from '#web/core/links/inbound-step.ts';
import { feedback, type ScanEffect } from '#web/ui/floor/steps/scan-state.ts';
import type { Step } from '#web/ui/floor/steps/use-steps.ts';
import type { Answer, FoundElsewhere, FoundNothing, FoundUnit } from './look-up.ts';

/** What any page on the way in may say of a scan. */
export type CodeProblem =
  | { type: 'misread'; code: string }
  | { type: 'offline'; code: string }
  | { type: 'elsewhere'; found: FoundElsewhere }
  | { type: 'notFound'; found: FoundNothing }
  /** Its next step is of another account. */
  | { type: 'handOver'; step: InboundStep; unit: FoundUnit };

/** A page on the way in. */
interface InboundPlace {
  step: InboundStep;
  preId?: string | undefined;
  oneId?: string | undefined;
  replace?: boolean;
}

export type InboundEffect = ScanEffect | ({ type: 'open' } & InboundPlace);

/** A scan that leads to a page. */
export const openAfter = <State>(state: State, place: InboundPlace): Step<State, InboundEffect> => ({
  state,
  effects: [feedback('done'), { type: 'open', ...place }],
});

/** A code that is neither an item nor a parcel of this warehouse. */
export const problemOf = (code: string, found: Exclude<Answer, { found: 'unit' | 'package' }>): CodeProblem => {
  if (found.found === 'offline') return { type: 'offline', code };
  return found.found === 'elsewhere' ? { type: 'elsewhere', found } : { type: 'notFound', found };
};

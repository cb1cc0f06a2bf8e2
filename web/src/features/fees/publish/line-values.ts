import { chargeKindsOf, type Charge, type ChargeKind, type FeeLine } from '#contracts/fees/fee-line.ts';
import type { FeeSubject } from '#contracts/fees/fee-subjects.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

export interface TierValues {
  from: TypedNumber;
  cents: TypedNumber;
}

/** A line while it is entered: what one kind does not ask for stays as it was typed, should the kind be chosen again. */
export interface LineValues {
  subject: FeeSubject;
  kind: ChargeKind;
  cents: TypedNumber;
  free: TypedNumber;
  stepGrams: TypedNumber;
  basisPoints: TypedNumber;
  minCents: TypedNumber;
  maxCents: TypedNumber;
  freeDays: TypedNumber;
  tiers: readonly TierValues[];
}

const empty = { cents: null, free: null, stepGrams: 500, basisPoints: null, minCents: null, maxCents: null, freeDays: null } as const;
const firstTier: readonly TierValues[] = [{ from: 1, cents: null }];

/** A line that nothing was entered for yet, by the usual kind of its service. */
export const newLine = (subject: FeeSubject): LineValues => ({ ...empty, subject, kind: chargeKindsOf[subject.service][0], tiers: firstTier });

export const lineValuesOf = ({ subject, charge }: FeeLine): LineValues => ({ ...empty, tiers: firstTier, subject, ...charge });

/** What is sent of it. A price that is missing is missing; what is free or bounded is so only where it was entered. */
export const lineOf = ({ subject, kind, ...values }: LineValues) => ({ subject, charge: { kind, ...fieldsOf(kind, values) } });

const fieldsOf = (
  kind: ChargeKind,
  { cents, free, stepGrams, basisPoints, minCents, maxCents, freeDays, tiers }: Omit<LineValues, 'subject' | 'kind'>,
) => {
  const fields: Record<ChargeKind, Partial<Record<keyof LineValues, unknown>>> = {
    perOrder: { cents },
    perItem: { cents, free: free ?? 0 },
    tiered: { tiers },
    perWeightStep: { cents, stepGrams, free: free ?? 0 },
    percent: { basisPoints, minCents, maxCents },
    perDay: { cents, freeDays },
  };
  return fields[kind] as Partial<Charge>;
};

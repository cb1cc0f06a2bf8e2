import type { ChannelFeeName, FeeTable } from '#contracts/pricing/fee-table.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** A fee while it is entered. */
export interface LineValues {
  name: ChannelFeeName;
  on: 'price' | 'rest';
  ppm: TypedNumber;
  fixedCents: TypedNumber;
  minCents: TypedNumber;
  maxCents: TypedNumber;
}

export interface BandValues {
  belowCents: TypedNumber;
  lines: readonly LineValues[];
}

export const newLine = (name: ChannelFeeName): LineValues => ({ name, on: 'price', ppm: null, fixedCents: null, minCents: null, maxCents: null });

export const bandValuesOf = (fees: FeeTable): BandValues[] =>
  fees.map(({ belowCents, lines }) => ({ belowCents: belowCents ?? null, lines: lines.map((line) => ({ ...newLine(line.name), ...line })) }));

/** What is sent of it: what was left empty is not there. */
export const feesOf = (bands: readonly BandValues[]) =>
  bands.map(({ belowCents, lines }) => ({
    ...said({ belowCents }),
    lines: lines.map(({ name, on, ppm, fixedCents, minCents, maxCents }) => ({
      name,
      on,
      ppm: ppm ?? 0,
      ...said({ fixedCents, minCents, maxCents }),
    })),
  }));

const said = <Fields extends Record<string, TypedNumber>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

import { addDays, daysBetween } from '#contracts/kernel/lists/date-range.ts';

/** Lengths that are offered, in days up to today. */
export const presets = [7, 30, 90] as const;
export type Preset = (typeof presets)[number];

const usual: Preset = 30;
/** Days that one question may cover. */
const most = 400;

/** What the page is asked, all of it from the address. */
export interface BiAsked {
  from: string;
  to: string;
  /** Set where the range follows the calendar, so that a link shows the last thirty days on any day. */
  preset: Preset | undefined;
  wareId: string | undefined;
  shopId: string | undefined;
  /** Shows the curve of the period before. */
  compare: boolean;
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | null): text is string => text !== null && dayForm.test(text) && !Number.isNaN(Date.parse(text));

export const biAsked = (parameters: URLSearchParams, today: string): BiAsked => ({
  ...rangeOf(parameters, today),
  wareId: parameters.get('wareId') || undefined,
  shopId: parameters.get('shopId') || undefined,
  compare: parameters.has('compare'),
});

const rangeOf = (parameters: URLSearchParams, today: string): Pick<BiAsked, 'from' | 'to' | 'preset'> => {
  const from = parameters.get('from');
  const to = parameters.get('to');
  if (isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < most) return { from, to, preset: undefined };
  const preset = presets.find((days) => String(days) === parameters.get('days')) ?? usual;
  return { from: addDays(today, 1 - preset), to: today, preset };
};

/** What the address has to say of the range where it says what cannot be asked: that of a mistyped one is corrected, and stands for what is shown. */
export const correctedRange = (
  parameters: URLSearchParams,
  { from, to, preset }: BiAsked,
): Readonly<Record<string, string | undefined>> | undefined => {
  const said = (name: string): string | null => parameters.get(name);
  if (preset === undefined) return said('days') === null ? undefined : { from, to, days: undefined };
  const isRight = said('from') === null && said('to') === null && (said('days') === null || said('days') === String(preset));
  return isRight ? undefined : { from: undefined, to: undefined, days: String(preset) };
};

/** A warehouse that there is not shows nothing but zeros: a mistyped one is left out, once it is known which there are. */
export const correctedWarehouse = ({ wareId }: Pick<BiAsked, 'wareId'>, warehouses: readonly { id: string }[]): { wareId: undefined } | undefined =>
  wareId === undefined || warehouses.length === 0 || warehouses.some(({ id }) => id === wareId) ? undefined : { wareId: undefined };

/** Whether the answer to the one is the answer to the other. */
export const isSameQuestion = (one: BiAsked, other: BiAsked): boolean =>
  one.from === other.from && one.to === other.to && one.wareId === other.wareId && one.shopId === other.shopId;

/** The days right before the range, as many as it has. */
export const periodBefore = ({ from, to }: Pick<BiAsked, 'from' | 'to'>): { from: string; to: string } => ({
  from: addDays(from, -1 - daysBetween(from, to)),
  to: addDays(from, -1),
});

import { unitOf, type FeeLine } from './fee-line.ts';

/**
 * What a request for so many items is charged for by a line. Its weight is known only once it is packed, after it is approved: until then a line by weight counts the
 * fewest grams that cost anything, which is its smallest step, unless a reviewer has weighed it. Undefined where the line counts what no request has.
 */
export const requestQuantity = (line: FeeLine, items: number, weightGrams?: number): number | undefined => {
  if (weightGrams !== undefined && chargesLeast(line)) return weightGrams;
  if (line.charge.kind === 'perWeightStep') return line.charge.free + 1;
  return { order: 1, item: items, gram: undefined, cent: undefined, day: undefined }[unitOf(line)];
};

/** Whether a request may be worth more than its line charges for it, so that whoever wants more has to quote it. */
export const chargesLeast = (line: FeeLine): boolean => unitOf(line) === 'gram';

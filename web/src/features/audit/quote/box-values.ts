import { weightOfBoxes, type BoxSize } from '#contracts/outbound/box-sizes.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

/** Sides of a box as they are asked for, in centimetres. */
export const sides = ['lengthCm', 'widthCm', 'heightCm'] as const;

/** A box while it is measured. */
export type BoxValues = Record<(typeof sides)[number] | 'weightGrams', TypedNumber> & { boxNo: string };

export const emptyBox = (boxNo: string): BoxValues => ({ boxNo, lengthCm: null, widthCm: null, heightCm: null, weightGrams: null });

/** As they were measured before, or else those that the seller asked for, or one. */
export const boxesToMeasure = ({ boxes, boxSizes }: Pick<OrderDetail, 'boxes' | 'boxSizes'>): BoxValues[] => {
  const measured = new Map(boxSizes.map((box) => [box.boxNo, box]));
  if (boxes.length > 0) return boxes.map(({ boxNo }) => measured.get(boxNo) ?? emptyBox(boxNo));
  return boxSizes.length > 0 ? [...boxSizes] : [emptyBox('1')];
};

/** The number of a further box. */
export const nextBoxNo = (boxes: readonly BoxValues[]): string => {
  const numbers = boxes.map(({ boxNo }) => Number(boxNo)).filter((number) => Number.isInteger(number));
  return String(Math.max(0, ...numbers) + 1);
};

/** What all of them weigh together, in grams; undefined as long as one is not weighed. */
export const weightOf = (boxes: readonly BoxValues[]): number | undefined => {
  const weighed = boxes.filter((box): box is BoxValues & Pick<BoxSize, 'weightGrams'> => typeof box.weightGrams === 'number');
  return weighed.length === boxes.length && boxes.length > 0 ? weightOfBoxes(weighed) : undefined;
};

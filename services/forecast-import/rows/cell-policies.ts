import { normaliseDimensions } from '#contracts/forecast/dimensions.ts';
import { shippingTypeNames, shippingTypes, type ShippingType } from '#contracts/forecast/shipping-types.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import type { RowErrorCode } from '#contracts/forecast-import/row-errors.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import type { Params } from '#contracts/kernel/words.ts';
import { cellText, type Cell } from '#kernel/files/workbook/cell.ts';

/** What a cell breaks. */
export interface Wrong {
  code: RowErrorCode;
  params: Params;
}

export const wrong = (code: RowErrorCode, params: Params = {}): Wrong => ({ code, params });
export const isWrong = (value: unknown): value is Wrong => typeof value === 'object' && value !== null && 'code' in value;

type Right<Readings> = { [Name in keyof Readings]: Exclude<Readings[Name], Wrong> };
export const areRight = <Readings extends object>(readings: Readings): readings is Readings & Right<Readings> =>
  !Object.values(readings).some(isWrong);

interface TextBounds {
  max: number;
  required?: boolean;
  /** What Excel reads as a date may be meant as one. */
  mayBeDate?: boolean;
}

/** As a file with corrections writes a number that was shortened. */
const shortened = /^\d(\.\d+)?e\+\d+$/i;
const failedFormula = /^#(DIV\/0|N\/A|NAME|NULL|NUM|REF|VALUE|SPILL|CALC)[!?]?$/;

/** One line of text; empty where the cell is and may be. */
export const readText = (cell: Cell | undefined, { max, required = false, mayBeDate = false }: TextBounds): string | Wrong => {
  const text = cellText(cell).replace(/\s+/g, ' ').trim();
  if (typeof cell === 'object' && 'shortened' in cell) return wrong('DigitsLost');
  if (typeof cell === 'object' && !mayBeDate) return wrong('MadeADate', { value: text });
  if (shortened.test(text)) return wrong('DigitsLost');
  if (failedFormula.test(text)) return wrong('FormulaFailed', { value: text });
  if (text === '') return required ? wrong('Required') : '';
  if (text.length > max) return wrong('TooLong', { max });
  return /[\p{Cc}\p{Cs}\p{Cn}]/u.test(text) ? wrong('NotPlainText') : text;
};

/** As scanners read it: only what the dock can scan finds its parcel (R5.45–R5.47). */
export const readTrackingNumber = (cell: Cell | undefined): string | Wrong => {
  const text = readText(cell, { max: importLimits.text, required: true });
  if (isWrong(text)) return text;
  const code = normaliseLabelCode(text);
  return isLabelCode(code) ? code : wrong('NotATrackingNumber');
};

export const readQuantity = (cell: Cell | undefined): number | Wrong => {
  const text = readText(cell, { max: importLimits.text, required: true });
  if (isWrong(text)) return saysItself(text) ? text : wrong('NotAQuantity', { max: importLimits.quantity });
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= importLimits.quantity ? quantity : wrong('NotAQuantity', { max: importLimits.quantity });
};

/** What is wrong with a figure, where that is more than that it is none. */
const saysItself = ({ code }: Wrong): boolean => code === 'Required' || code === 'FormulaFailed' || code === 'MadeADate';

/** Cents; undefined where the cell is empty. Read from the digits: no fraction is ever multiplied. */
export const readCents = (cell: Cell | undefined): number | undefined | Wrong => {
  const text = readText(cell, { max: importLimits.text });
  if (isWrong(text)) return saysItself(text) ? text : wrong('NotAnAmount');
  if (text === '') return undefined;
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return wrong('NotAnAmount');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= importLimits.costCents ? cents : wrong('AmountTooLarge', { max: inDollars(importLimits.costCents) });
};

/** Grams; undefined where the cell is empty. Read from the digits, as cents are. */
export const readGrams = (cell: Cell | undefined): number | undefined | Wrong => {
  const text = readText(cell, { max: importLimits.text });
  const notAWeight = wrong('NotAWeight', { max: importLimits.weightGrams / 1_000 });
  if (isWrong(text)) return saysItself(text) ? text : notAWeight;
  if (text === '') return undefined;
  const [, whole, fraction = ''] = /^(\d{1,4})(?:\.(\d{1,3}))?(?:\s*kg)?$/i.exec(text) ?? [];
  if (whole === undefined) return notAWeight;
  const grams = Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'));
  return grams >= 1 && grams <= importLimits.weightGrams ? grams : notAWeight;
};

export const readDimensions = (cell: Cell | undefined): string | undefined | Wrong => {
  const text = readText(cell, { max: importLimits.text });
  if (isWrong(text)) return saysItself(text) ? text : wrong('NotDimensions');
  return text === '' ? undefined : (normaliseDimensions(text) ?? wrong('NotDimensions'));
};

/** In either language, whatever the case of its letters. */
export const readShippingType = (cell: Cell | undefined): ShippingType | undefined | Wrong => {
  const text = readText(cell, { max: importLimits.text });
  if (isWrong(text)) return text;
  if (text === '') return undefined;
  const asked = text.toLowerCase();
  const named = shippingTypeNames.find((name) => [name, ...Object.values(shippingTypes[name])].some((known) => known.toLowerCase() === asked));
  const values = shippingTypeNames.map((name) => `${shippingTypes[name].en} (${shippingTypes[name].zh})`).join(', ');
  return named ?? wrong('NotAShippingType', { values });
};

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false, 是: true, 否: false };

export const readYesOrNo = (cell: Cell | undefined): boolean | undefined | Wrong => {
  const text = readText(cell, { max: importLimits.text });
  if (isWrong(text)) return text;
  return text === '' ? undefined : (answers[text.toLowerCase()] ?? wrong('NotYesOrNo'));
};

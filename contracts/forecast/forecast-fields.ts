import { z } from 'zod';
import { normaliseLabelCode } from '../labels/label-code.ts';
import { preIdField, remarkField, sizeField, skuField } from '../item/item-fields.ts';
import { normaliseDimensions } from './dimensions.ts';
import { MAX_LINES_PER_PACKAGE, MAX_PACKAGE_GRAMS, MAX_UNITS_PER_PACKAGE } from './forecast-limits.ts';
import { packageStatuses, type PackageStatus } from './package-events.ts';
import { shippingTypeNames } from './shipping-types.ts';
import { moneyField } from '../kernel/fields/money-field.ts';
import { MAX_DIMENSIONS, MAX_INBOUND_LOG_NO } from '../kernel/fields/typed-lengths.ts';

/** The carrier's number as stored, without the blanks that people type. */
export const logNoField = z.string().trim().min(1).max(MAX_INBOUND_LOG_NO).transform(normaliseLabelCode);

/** A wish for so many units of one SKU and size. */
const forecastLine = z.strictObject({ sku: skuField, size: sizeField, quantity: z.number().int().min(1).max(MAX_UNITS_PER_PACKAGE) });
export type ForecastLine = z.output<typeof forecastLine>;

const unitsOf = (lines: readonly ForecastLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

/** What can be said at first and amended later. */
export const forecastFields = {
  warehouseId: z.string().trim().min(1).max(64),
  logNo: logNoField,
  shippingType: z.enum(shippingTypeNames),
  // An empty list is refused in the words of R5.31, by the decider.
  lines: z
    .array(forecastLine)
    .max(MAX_LINES_PER_PACKAGE)
    .refine((lines) => unitsOf(lines) <= MAX_UNITS_PER_PACKAGE, { error: 'TooManyUnits', params: { max: MAX_UNITS_PER_PACKAGE } }),
  remark: remarkField,
};

/** Length, width and height in whole centimetres, as they are kept: `60 × 40 × 35 cm`. */
export const dimensionsField = z
  .string()
  .trim()
  .max(MAX_DIMENSIONS)
  .transform(normaliseDimensions)
  .refine((said) => said !== undefined, { error: 'DimensionsInvalid' });

/** What can be said of the parcel itself. */
export const parcelFields = {
  weightGrams: z.number().int().min(1).max(MAX_PACKAGE_GRAMS).optional(),
  dimensions: dimensionsField.optional(),
  insuranceCents: moneyField({ max: 100_000_000 }).optional(),
  signature: z.boolean().optional(),
};

/** `id` names the package: its preId. */
export const onePackage = { id: preIdField };

const packageStatusSchema = z.enum(Object.keys(packageStatuses) as [PackageStatus, ...PackageStatus[]]);

/** What a command on a package answers: where the package stands now. */
export const packageAnswerSchema = z.object({ preId: z.string(), packId: z.string(), status: packageStatusSchema });

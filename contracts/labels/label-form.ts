import { z } from 'zod';
import { binary } from '../files/file-answers.ts';
import { fileTypes } from '../files/file-types.ts';

export const labelFormats = {
  svg: { ending: 'svg', contentType: 'image/svg+xml' },
  zpl: { ending: 'zpl', contentType: 'application/zpl' },
} as const;
export type LabelFormat = keyof typeof labelFormats;

/** Dots per inch of a label printer. */
export const labelDpis = ['203', '300'] as const;
export type LabelDpi = (typeof labelDpis)[number];

/** Width and height in hundredths of an inch. */
export const labelSizes = { '4x6': { width: 400, height: 600 }, '3x2': { width: 300, height: 200 } } as const;
export type LabelSize = keyof typeof labelSizes;
export const labelSizeNames = Object.keys(labelSizes) as LabelSize[];

export interface LabelForm {
  format: LabelFormat;
  dpi: LabelDpi;
}

/** How labels are asked for. */
export const labelFormFields = {
  format: z.enum(['svg', 'zpl']).default('svg').describe('A drawing, or the file of a label printer'),
  dpi: z.enum(labelDpis).default('203').describe('Dots per inch of that printer'),
};

export const labelSizeField = z.enum(['4x6', '3x2']).default('4x6').describe('Width and height in inches');

export const labelPages = binary(labelFormats.svg.contentType, labelFormats.zpl.contentType);

/** The same of shipping labels, or the file that their carrier made. */
export const shippingLabelPages = binary(labelFormats.svg.contentType, labelFormats.zpl.contentType, fileTypes.pdf.contentType);

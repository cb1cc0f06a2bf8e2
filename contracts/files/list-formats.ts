import { z } from 'zod';
import { binary } from './binary.ts';

/** What a list can be saved as. */
export const listFormats = {
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  xlsx: { ending: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;
export type ListFormat = keyof typeof listFormats;

export const listFormatField = z.enum(['csv', 'xlsx']).default('csv');

/** The bytes of a list. */
export const listFile = binary('text/csv', listFormats.xlsx.contentType);

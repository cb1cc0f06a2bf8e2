import { z } from 'zod';

/** Raw bytes as an answer, of one of these media types: OpenAPI says them, the client takes an arraybuffer. */
export const binary = (...contentTypes: string[]) => z.file().meta({ contentTypes });

/** What a schema made by `binary` may be. */
export const contentTypesOf = (schema: z.ZodFile): readonly string[] =>
  (schema.meta()?.['contentTypes'] as readonly string[] | undefined) ?? ['application/octet-stream'];

/** What a list can be saved as. */
export const listFormats = {
  csv: { ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  xlsx: { ending: 'xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;
export type ListFormat = keyof typeof listFormats;

export const listFormatField = z.enum(['csv', 'xlsx']).default('csv');

/** The bytes of a list. */
export const listFile = binary('text/csv', listFormats.xlsx.contentType);

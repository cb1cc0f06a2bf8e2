import { z } from 'zod';

/** Raw bytes as an answer, of one of these media types: OpenAPI says them, the client takes an arraybuffer. */
export const binary = (...contentTypes: string[]) => z.file().meta({ contentTypes });

/** What a schema made by `binary` may be. */
export const contentTypesOf = (schema: z.ZodFile): readonly string[] =>
  (schema.meta()?.['contentTypes'] as readonly string[] | undefined) ?? ['application/octet-stream'];

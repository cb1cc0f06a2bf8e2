import { z } from 'zod';

/** From what to what something was changed: figures as integer cents, all else as text; null where nothing stood. An address is never told. */
export const changeOf = <Field extends string>(...fields: [Field, ...Field[]]) =>
  z.object({
    field: z.enum(fields),
    from: z.union([z.string(), z.number().int()]).nullable(),
    to: z.union([z.string(), z.number().int()]).nullable(),
  });

import { z } from 'zod';

/** One broken field of a refused request: where, which rule, and the words in the caller's language. */
export const fieldErrorSchema = z.object({ field: z.string(), rule: z.string(), msg: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Every JSON answer (R3.46). `code` equals the HTTP status; 200 on success. `error` is the stable name of a refusal. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data?: T;
  result?: T;
  error?: string;
  errors?: FieldError[];
  requestId?: string;
}

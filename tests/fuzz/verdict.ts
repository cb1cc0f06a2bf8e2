import { z } from 'zod';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { fieldErrorSchema } from '#contracts/kernel/envelope.ts';

/** What came back for a request. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

const refusal = z.strictObject({
  code: z.number(),
  msg: z.string().min(1),
  error: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  result: z.unknown().optional(),
  requestId: z.string(),
});

/** What is wrong with an answer: nothing where it is a refusal, or what its endpoint says. */
export const verdictOn = ({ data, payload = 'data' }: Endpoint<any, any, any>, answer: Answer | undefined): string | undefined => {
  if (!answer) return 'no answer in time';
  const { status, type, text } = answer;
  if (status >= 500) return `answered ${status}`;
  const json = type.startsWith('application/json') ? parsed(text) : undefined;
  if (status !== 200) return refusal.extend({ code: z.literal(status) }).safeParse(json).success ? undefined : 'refused without an envelope';
  if (data instanceof z.ZodFile) return undefined;
  if (json === undefined) return 'answered no JSON';
  const schema = payload === 'raw' ? data : z.strictObject({ code: z.literal(200), msg: z.string().min(1), [payload]: data });
  const fits = schema.safeParse(json);
  return fits.success ? undefined : `answered other than its contract says: ${z.prettifyError(fits.error).slice(0, 300)}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

import type { FastifyRequest } from 'fastify';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';

export const largestFile = 10 * 1024 * 1024;

/** The one file of a form (R7.28) and its other fields, bounded while they arrive. */
export interface Form {
  file?: { name: string; bytes: Uint8Array };
  fields: Record<string, string>;
}

export const isForm = (request: FastifyRequest): boolean => request.isMultipart();

export const readForm = async (request: FastifyRequest): Promise<Form | Rejection> => {
  if (!isForm(request)) return reject('UnsupportedMediaType', { params: { accepted: 'multipart/form-data' } });
  const form: Form = { fields: {} };
  try {
    for await (const part of request.parts()) {
      const broken = part.type === 'file' ? await takeFile(form, part) : takeField(form, part);
      if (isRejection(broken)) return broken;
    }
  } catch (failure) {
    if (isOfTheForm(failure)) return reject('MalformedRequest');
    throw failure;
  }
  return form;
};

/** What the parser says of a form that is cut off or names no boundary bears no code; whatever else fails does. */
const isOfTheForm = (failure: unknown): boolean => failure instanceof Error && !('code' in failure);

const takeFile = async (form: Form, part: { fieldname: string; filename: string; toBuffer(): Promise<Buffer> }): Promise<Rejection | void> => {
  const bytes = await part.toBuffer();
  if (part.fieldname !== 'file' || form.file) return reject('MalformedRequest', { field: part.fieldname });
  form.file = { name: part.filename, bytes };
};

const takeField = (form: Form, { fieldname, value }: { fieldname: string; value: unknown }): Rejection | void => {
  if (typeof value !== 'string') return reject('MalformedRequest', { field: fieldname });
  form.fields[fieldname] = value;
};

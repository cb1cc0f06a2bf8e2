import type { FastifyRequest } from 'fastify';
import { inMegabytes, largestFileBytes, largestPictureBytes } from '#contracts/files/file-limits.ts';
import { endingOf, fileTypes, typeOfEnding } from '#contracts/files/file-types.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';

export const largestFile = Math.max(largestPictureBytes, largestFileBytes);

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
  const bytes = await part.toBuffer().catch((failure: Error & { code?: string }) => {
    if (failure.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(part.filename);
    throw failure;
  });
  if (isRejection(bytes)) return bytes;
  if (part.fieldname !== 'file' || form.file) return reject('MalformedRequest', { field: part.fieldname });
  form.file = { name: part.filename, bytes };
};

/** Its bytes are not looked at any more: what it calls itself is enough for the words. */
const tooLarge = (name: string): Rejection => {
  const type = typeOfEnding(endingOf(name));
  const isPicture = type !== undefined && fileTypes[type].kind === 'picture';
  return reject(isPicture ? 'PictureTooLarge' : 'FileTooLarge', { field: 'file', params: { max: inMegabytes(largestFile) } });
};

const takeField = (form: Form, { fieldname, value }: { fieldname: string; value: unknown }): Rejection | void => {
  if (typeof value !== 'string') return reject('MalformedRequest', { field: fieldname });
  form.fields[fieldname] = value;
};

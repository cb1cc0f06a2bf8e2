import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { inMegabytes, largestFileBytes, largestPictureBytes } from '#contracts/files/file-purposes.ts';
import { endingOf, fileTypes, typeOfEnding } from '#contracts/files/file-types.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { UploadedFile } from '#contracts/kernel/route.ts';
import type { IncomingFiles } from '#kernel/files/incoming-files.ts';

export const largestFile = Math.max(largestPictureBytes, largestFileBytes);

/** The one file of a form (R7.28) and its other fields, bounded while they arrive. */
export interface Form {
  file?: UploadedFile;
  fields: Record<string, string>;
}

export const isForm = (request: FastifyRequest): boolean => request.isMultipart();

/** Whoever reads a form discards its file in the end; what is refused or cut off leaves none. */
export const readForm = async (request: FastifyRequest, incoming: IncomingFiles): Promise<Form | Rejection> => {
  if (!isForm(request)) return reject('UnsupportedMediaType', { params: { accepted: 'multipart/form-data' } });
  const form: Form = { fields: {} };
  let isWhole = false;
  try {
    for await (const part of request.parts()) {
      const broken = part.type === 'file' ? await takeFile(form, part, incoming) : takeField(form, part);
      if (isRejection(broken)) return broken;
    }
    isWhole = true;
    return form;
  } catch (failure) {
    if (isOfTheForm(failure)) return reject('MalformedRequest');
    throw failure;
  } finally {
    if (!isWhole && form.file) await incoming.discard(form.file);
  }
};

/** What the parser says of a form that is cut off or names no boundary bears no code; whatever else fails does. */
const isOfTheForm = (failure: unknown): boolean => failure instanceof Error && !('code' in failure);

const takeFile = async (form: Form, part: MultipartFile, incoming: IncomingFiles): Promise<Rejection | void> => {
  if (form.file) return reject('MalformedRequest', { field: part.fieldname });
  form.file = await incoming.receive(part.filename, part.file);
  if (part.file.truncated) return tooLarge(part.filename);
  if (part.fieldname !== 'file') return reject('MalformedRequest', { field: part.fieldname });
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

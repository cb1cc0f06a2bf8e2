import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { errorCatalogue, errorWords, rejectionMessage } from '#contracts/errors.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import type { Envelope, FieldError } from '#contracts/kernel/envelope.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import { kernelMessages } from '#contracts/kernel/messages.ts';
import type { WrittenAs } from '../personal-data/replace-tokens.ts';
import { languageOf } from './calls/request-context.ts';
import { sendOpened, usualPatience } from './send-opened.ts';

const json = 'application/json; charset=utf-8';

type AnyEndpoint = Endpoint<any, any, any>;

/** Values and texts as their reader may see them: with the names of people. */
export interface Names {
  json(value: unknown, language: Language): string | Promise<string>;
  textWithNames(text: string, language: Language, writtenAs: WrittenAs): string | Promise<string>;
}

/** Sends what an endpoint answers to a body in the form that it declares. */
export const answer = async (
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  value: unknown,
  body: unknown,
  language: Language,
  names: Pick<Names, 'json'>,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store').type(json);
  if (endpoint.payload === 'raw') return reply.send(await names.json(value, language));
  const envelope: Envelope = {
    code: 200,
    msg: say(successOf(endpoint, body), language),
    [endpoint.payload ?? 'data']: value ?? null,
  };
  return reply.send(await names.json(envelope, language));
};

const successOf = ({ success = kernelMessages.success }: AnyEndpoint, body: unknown): Words =>
  typeof success === 'function' ? success(body) : success;

export const answerFile = async (
  reply: FastifyReply,
  { file, packed, contentType, download, headers }: FileAnswer,
  language: Language,
  names: Pick<Names, 'textWithNames'>,
  patience = usualPatience,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store').type(contentType);
  if (download) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(download)}`);
  reply.headers({ ...headers });
  if (!(file instanceof Uint8Array)) return sendOpened(reply, file, { first: 0, last: file.size - 1 }, patience);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (packed) return reply.send(Buffer.from(await packed(await names.textWithNames(bytes.toString(), language, 'jsonLines'))));
  const writtenAs = madeHere[contentType.split(';')[0]!];
  // What is printed is in English: label printers have no Chinese font.
  const readIn = writtenAs === 'zpl' ? 'en_us' : language;
  return reply.send(writtenAs ? await names.textWithNames(bytes.toString(), readIn, writtenAs) : bytes);
};

/** Lists and labels, which are written from what stands in rows and events; all else is sent as it was uploaded. */
const madeHere: Readonly<Record<string, WrittenAs>> = { 'text/csv': 'csv', 'image/svg+xml': 'svg', 'application/zpl': 'zpl' };

/** A refusal with field errors of its own: the request did not fit its schema. */
export interface Refusal extends Rejection {
  errors?: FieldError[];
}

/** After which to try again where nothing says how long it takes. */
const busySeconds = 2;

/** Sends a refusal in the caller's words. The HTTP status equals `code`. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const language = languageOf(request);
  const { status } = errorWords(refusal.rejected);
  const msg = rejectionMessage(refusal, language);
  const errors = refusal.errors ?? (refusal.field ? [{ field: refusal.field, rule: refusal.rejected, msg }] : undefined);
  const envelope: Envelope<{ isLogin: boolean }> = {
    code: status,
    msg,
    error: refusal.rejected in errorCatalogue ? refusal.rejected : 'InternalError',
    ...(errors && { errors }),
    ...(status === 401 && { result: { isLogin: false } }),
    requestId: request.id,
  };
  const wait = status === 429 || status === 503 ? (refusal.params?.['seconds'] ?? busySeconds) : undefined;
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').type(json).send(JSON.stringify(envelope));
};

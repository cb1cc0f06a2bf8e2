import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contracts/accounts/viewer.ts';
import { errorCatalogue, errorWords, rejectionMessage } from '#contracts/errors.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import type { Envelope, FieldError } from '#contracts/kernel/envelope.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { FileAnswer } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { successMessages, type SuccessMessage } from '#contracts/messages.ts';
import { languageOf } from './calls/request-context.ts';

const json = 'application/json; charset=utf-8';

type AnyEndpoint = Endpoint<any, any, any>;

/** A text as its reader may see it. */
export type Spelled = (text: string, language: Language) => string | Promise<string>;
type InWords = (text: string) => string | Promise<string>;

/** Sends what an endpoint answers to a body in the form that it declares. */
export const answer = async (
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  value: unknown,
  body: unknown,
  language: Language,
  inWords: InWords,
): Promise<FastifyReply> => {
  reply.header('cache-control', 'no-store').type(json);
  if (endpoint.payload === 'raw') return reply.send(await inWords(JSON.stringify(value)));
  const envelope: Envelope = {
    code: 200,
    msg: say(successMessages[successOf(endpoint, body)], language),
    [endpoint.payload ?? 'data']: value ?? null,
  };
  return reply.send(await inWords(JSON.stringify(envelope)));
};

const successOf = ({ success = 'success' }: AnyEndpoint, body: unknown): SuccessMessage => (typeof success === 'function' ? success(body) : success);

export const answerFile = async (
  reply: FastifyReply,
  { file, contentType, download, headers }: FileAnswer,
  inWords: InWords,
): Promise<FastifyReply> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  reply.header('cache-control', 'no-store').type(contentType);
  if (download) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(download)}`);
  return reply.headers({ ...headers }).send(madeHere.test(contentType) ? await inWords(bytes.toString()) : bytes);
};

/** Lists and labels, which are written from what stands in rows and events; all else is sent as it was uploaded. */
const madeHere = /^(text\/csv|image\/svg\+xml)/;

/** A refusal with field errors of its own: the request did not fit its schema. */
export interface Refusal extends Rejection {
  errors?: FieldError[];
}

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
  const wait = refusal.params?.['seconds'];
  if (status === 429 && wait !== undefined) reply.header('retry-after', wait);
  return reply.code(status).header('cache-control', 'no-store').type(json).send(JSON.stringify(envelope));
};

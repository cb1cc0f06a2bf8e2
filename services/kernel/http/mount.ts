import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { Base, Endpoint } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { parsePosition, positionHeader, type LogPosition } from '#contracts/kernel/recorded-event.ts';
import { isFileAnswer, type Call, type QueryRoute } from '#contracts/kernel/route.ts';
import type { CommandRoute } from '../commands/command-route.ts';
import { anonymous, type CallContext, type Viewers } from '../sessions/viewers.ts';
import { answer, answerFile, refuse, type Spelled } from './answer.ts';
import { forbidden } from './calls/authorise.ts';
import { counting } from './guards/limits.ts';
import { isForm, readForm, type Form } from './calls/form.ts';
import { parse } from './calls/parse.ts';
import { callContext, header, tokenOf } from './calls/request-context.ts';
import { runCommand, type CommandParts } from './calls/run-command.ts';

export interface Parts extends CommandParts {
  queryRoutes: readonly QueryRoute[];
  commandRoutes: readonly CommandRoute[];
  viewers: Viewers;
  /** Makes a read where everything up to the reader's position is shown. It may be made twice. */
  readFrom?: (seen: LogPosition | undefined, read: () => Promise<unknown>) => Promise<unknown>;
  /** What stands for names in a text is replaced by them, as its reader may see them. */
  spelled?: Spelled;
}

type AnyEndpoint = Endpoint<any, any, any>;
type AnyCall = Call<AnyEndpoint>;
type Run = (call: AnyCall, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Opens every route under each base of its endpoint. */
export const mount = (app: FastifyInstance, parts: Parts): void => {
  for (const { endpoint, answer } of parts.queryRoutes) open(app, endpoint, parts, onlyReads(endpoint) ? reading(answer, parts) : answer);
  for (const route of parts.commandRoutes)
    open(app, route.endpoint, parts, (call, request, reply) => runCommand(route, call, { request, reply }, parts));
};

const onlyReads = ({ method, unsafeGet }: AnyEndpoint): boolean => method === 'GET' && !unsafeGet;

const reading =
  (answer: QueryRoute['answer'], { readFrom = (_seen, read) => read() }: Parts): Run =>
  (call, request) =>
    readFrom(parsePosition(header(request, positionHeader) ?? ''), () => answer(call));

const open = (app: FastifyInstance, endpoint: AnyEndpoint, parts: Pick<Parts, 'viewers' | 'spelled'>, run: Run): void => {
  const onRequest = counting(app, endpoint);
  for (const base of endpoint.bases)
    app.route({
      method: endpoint.method,
      url: `/api/${base}${endpoint.path}`,
      onRequest,
      handler: (request, reply) => serve(endpoint, base, parts, run, request, reply),
    });
};

/** One call: who is it, may they, what do they say; then the use case. */
const serve = async (
  endpoint: AnyEndpoint,
  base: Base,
  { viewers, spelled = (text) => text }: Pick<Parts, 'viewers' | 'spelled'>,
  run: Run,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const context = callContext(request, base);
  const viewer = await callerOf(request, endpoint, context, viewers);
  if (isRejection(viewer)) return refuse(request, reply, viewer);

  const form = await formOf(request, endpoint);
  if (isRejection(form)) return refuse(request, reply, form);
  const query = parse(endpoint.query, request.query, context.language);
  if ('refusal' in query) return refuse(request, reply, query.refusal);
  const body = parse(endpoint.body, form?.fields ?? request.body, context.language);
  if ('refusal' in body) return refuse(request, reply, body.refusal);

  const call: AnyCall = {
    viewer,
    anonymous: endpoint.access === 'public',
    query: query.value as never,
    body: body.value as never,
    ...(form?.file && { file: form.file }),
    ip: request.ip,
    base,
  };
  const answered = await run(call, request, reply);
  if (isRejection(answered)) return refuse(request, reply, answered);
  const inWords = (text: string) => spelled(text, context.language);
  return isFileAnswer(answered) ? answerFile(reply, answered, inWords) : answer(reply, endpoint, answered, body.value, context.language, inWords);
};

const callerOf = async (request: FastifyRequest, { access }: AnyEndpoint, context: CallContext, viewers: Viewers): Promise<Viewer | Rejection> => {
  if (access === 'public') return anonymous(context);
  const token = tokenOf(request);
  if (!token) return reject('Unauthorized');
  const viewer = await viewers.ofToken(token, context);
  return isRejection(viewer) ? viewer : (forbidden(viewer, access, context.base) ?? viewer);
};

/** A form is read only once its sender is known. */
const formOf = async (request: FastifyRequest, { multipart }: AnyEndpoint): Promise<Form | Rejection | undefined> => {
  if (multipart) return readForm(request);
  return isForm(request) ? reject('UnsupportedMediaType', { params: { accepted: 'application/json' } }) : undefined;
};

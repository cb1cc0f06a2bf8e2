import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { parsePosition, positionHeader, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import { isFileAnswer, type Call, type QueryRoute } from '#contracts/kernel/route.ts';
import type { CommandRoute } from '../commands/command-route.ts';
import type { IncomingFiles } from '../files/incoming-files.ts';
import type { Viewers } from '../sessions/viewers.ts';
import { answer, answerFile, refuse, type Names } from './answer.ts';
import { admission, type Admission } from './calls/admit.ts';
import { bodyLimitOf } from './calls/body.ts';
import { isForm, readForm, type Form } from './calls/form.ts';
import { parse } from './calls/parse.ts';
import { header, languageOf } from './calls/request-context.ts';
import { runCommand, type CommandParts } from './calls/run-command.ts';
import type { Patience } from './send-opened.ts';

export interface Parts extends CommandParts {
  queryRoutes: readonly QueryRoute[];
  commandRoutes: readonly CommandRoute[];
  viewers: Viewers;
  /** Where the files of forms lie while they are worked on. */
  incoming: IncomingFiles;
  /** Makes a read where everything up to the reader's position is shown. It may be made twice. */
  readFrom?: (seen: LogPosition | undefined, read: () => Promise<unknown>) => Promise<unknown>;
  /** What stands for names in answers is replaced by them, as their reader may see them. */
  names?: Names;
  /** With whoever reads a file slowly. */
  patience?: Patience;
}

type AnyEndpoint = Endpoint<any, any, any>;
type AnyCall = Call<AnyEndpoint>;
type Run = (call: AnyCall, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Opens every route under each base of its endpoint. */
export const mount = (app: FastifyInstance, parts: Parts): void => {
  for (const { endpoint, answer } of parts.queryRoutes)
    open(app, endpoint, parts, inTurn(app, endpoint, onlyReads(endpoint) ? reading(answer, parts) : answer));
  for (const route of parts.commandRoutes)
    open(app, route.endpoint, parts, (call, request, reply) => runCommand(route, call, { request, reply }, parts));
};

const onlyReads = ({ method, unsafeGet }: AnyEndpoint): boolean => method === 'GET' && !unsafeGet;

/** Of what is read, one account does so much at once. Whoever sends a file has waited before it was read. */
const inTurn = ({ workAtOnce }: FastifyInstance, { access, multipart }: AnyEndpoint, run: Run): Run =>
  access === 'public' || multipart ? run : (call, request, reply) => workAtOnce.read(call.viewer.accountId, () => run(call, request, reply));

const reading =
  (answer: QueryRoute['answer'], { readFrom = (_seen, read) => read() }: Parts): Run =>
  (call, request) =>
    readFrom(parsePosition(header(request, positionHeader) ?? ''), () => answer(call));

const open = (
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  { viewers, ...parts }: Pick<Parts, 'viewers' | 'incoming' | 'names' | 'patience'>,
  run: Run,
): void => {
  const admissionOn = admission(app, endpoint, viewers);
  for (const base of endpoint.bases) {
    const admitted = admissionOn(base);
    app.route({
      method: endpoint.method,
      url: `/api/${base}${endpoint.path}`,
      bodyLimit: bodyLimitOf(endpoint),
      onRequest: admitted.onRequest,
      handler: (request, reply) => serve({ ...parts, endpoint, base, admitted, run }, request, reply),
    });
  }
};

interface Served extends Pick<Parts, 'incoming' | 'names' | 'patience'> {
  endpoint: AnyEndpoint;
  base: Base;
  admitted: Admission;
  run: Run;
}

const noNames: Names = { json: (value) => JSON.stringify(value), textWithNames: (text) => text };

/** One call of somebody who was let in: what do they say? Then the use case. */
const serve = async (served: Served, request: FastifyRequest, reply: FastifyReply) => {
  const { endpoint, admitted, incoming, names = noNames, patience } = served;
  const viewer = await admitted.stillAdmitted(request, reply);
  if (isRejection(viewer)) return refuse(request, reply, viewer);

  const form = await formOf(request, served);
  if (isRejection(form)) return refuse(request, reply, form);
  const made = await carryOut(served, { viewer, form }, request, reply).finally(() => form?.file && incoming.discard(form.file));
  if (isRejection(made)) return refuse(request, reply, made);

  const { answered, body } = made;
  const language = languageOf(request);
  return isFileAnswer(answered) ? answerFile(reply, answered, language, names, patience) : answer(reply, endpoint, answered, body, language, names);
};

/** A form is read only once its sender is known. */
const formOf = async (request: FastifyRequest, { endpoint, incoming }: Served): Promise<Form | Rejection | undefined> => {
  if (endpoint.multipart) return readForm(request, incoming);
  return isForm(request) ? reject('UnsupportedMediaType', { params: { accepted: 'application/json' } }) : undefined;
};

const carryOut = async (
  { endpoint, base, run }: Served,
  { viewer, form }: { viewer: Viewer; form: Form | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ answered: unknown; body: unknown } | Rejection> => {
  const language = languageOf(request);
  const query = parse(endpoint.query, request.query, language);
  if ('refusal' in query) return query.refusal;
  const body = parse(endpoint.body, form?.fields ?? request.body, language);
  if ('refusal' in body) return body.refusal;

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
  return isRejection(answered) ? answered : { answered, body: body.value };
};

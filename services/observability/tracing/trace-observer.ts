import { SpanKind, type Span, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Observer } from '../observer.ts';
import { spans, traceparentOf, type Traced } from './spans.ts';

/** A sum that is made anew goes over old events, whose traces are over. */
const traceLastsMs = 600_000;

/**
 * The trace of a command: request, decide, append; then, on whichever nodes, notice, process and push. Names and figures only: no address as it was
 * written, no body, no person. Each request begins a trace of its own: a stranger shall not choose which are kept.
 */
export const traceObserver = (tracer: Tracer, clock: Clock): Omit<Observer, 'browserFailed' | 'processFailed' | 'delivered'> => {
  const { inside, during, current, follow } = spans(tracer);
  const young = <Fact extends Traced>(facts: readonly Fact[]): Fact[] => {
    const oldest = clock.now().getTime() - traceLastsMs;
    return facts.filter(({ traceparent, recordedAt }) => traceparent !== undefined && Date.parse(recordedAt) > oldest);
  };

  return {
    ofCalls: (app) => traceCalls(app, tracer, inside),
    ofCommands: ({ run }) => ({
      run: (context, handle) =>
        during('command', (span) => run({ ...context, ...traceparentOf(span) }, (load) => during('decide', () => handle(load)))),
    }),
    ofLog: ({ commit, ...reading }) => ({
      ...reading,
      commit: (asked) =>
        during('append', async (span) => {
          const result = await commit(asked);
          span.setAttribute('shelfline.result', result.kind);
          return result;
        }),
    }),
    commandEnded: (command, end) =>
      current()?.setAttributes({
        'shelfline.command': command,
        'shelfline.outcome': end.kind,
        ...(end.kind === 'rejected' && { 'shelfline.rejection': end.rejection.rejected }),
      }),
    processed: ({ projection, events, began }) => {
      const facts = events.map(({ recordedAt, metadata: { traceparent } }) => ({ recordedAt, traceparent }));
      follow('process', young(facts), began, { 'shelfline.projection': projection });
    },
    heard: (notices) => follow('notice', young(notices)),
    dispatched: (notices, began) => follow('push', young(notices), began),
  };
};

/** A span for each call of the API, by its route. */
const traceCalls = (app: FastifyInstance, tracer: Tracer, inside: (span: Span, work: () => void) => void): void => {
  const calls = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id, routeOptions } = request;
    const route = routeOptions.url;
    if (route?.startsWith('/api/')) {
      const attributes = { 'http.request.method': method, 'http.route': route, 'shelfline.request_id': id };
      calls.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }));
    }
    done();
  });
  // Not before: what is read of a body is read outside of what was around the request.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = calls.get(request);
    if (span) inside(span, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    calls.get(request)?.setAttribute('http.response.status_code', statusCode).end();
    done();
  });
};

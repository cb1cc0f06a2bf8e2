import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace, type Attributes, type Context, type Span, type Tracer } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** A fact of a command that may be traced. */
export interface Traced {
  traceparent?: string | undefined;
  recordedAt: string;
}

/** Spans that know which one they are in. What is around them is kept here and not globally: a process may hold several nodes. */
export const spans = (tracer: Tracer) => {
  const around = new AsyncLocalStorage<Context>();
  const here = (): Context => around.getStore() ?? ROOT_CONTEXT;
  const inside = <Answer>(span: Span, work: () => Answer): Answer => around.run(trace.setSpan(here(), span), work);

  return {
    inside,
    current: (): Span | undefined => trace.getSpan(here()),

    /** A span that lasts as long as the work. */
    async during<Answer>(name: string, work: (span: Span) => Promise<Answer>): Promise<Answer> {
      const span = tracer.startSpan(name, {}, here());
      try {
        return await inside(span, () => work(span));
      } catch (failure) {
        // Its words may repeat a value: the line of the log has them, without it.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw failure;
      } finally {
        span.end();
      }
    },

    /** A span that ends now in each trace that the facts are of; it began then, or when the first of them was recorded. */
    follow(name: string, facts: readonly Traced[], began?: number, attributes: Attributes = {}): void {
      for (const [traceparent, own] of byTrace(facts)) {
        const parent = parseTraceParent(traceparent);
        if (!parent) continue;
        const startTime = began ?? Date.parse(own[0]!.recordedAt);
        const options = { startTime, attributes: { ...attributes, 'shelfline.events': own.length } };
        const span = tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }));
        span.end(began === undefined ? undefined : performance.now());
      }
    },
  };
};

/** As it goes with the events of a command; nothing of one that is not kept. */
export const traceparentOf = (span: Span): { traceparent?: string } => {
  if (!span.isRecording()) return {};
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` };
};

const byTrace = (facts: readonly Traced[]): Map<string, Traced[]> => {
  const traces = new Map<string, Traced[]>();
  for (const fact of facts) {
    if (fact.traceparent === undefined) continue;
    const own = traces.get(fact.traceparent);
    if (own) own.push(fact);
    else traces.set(fact.traceparent, [fact]);
  }
  return traces;
};

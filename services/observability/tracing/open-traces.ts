import type { Clock } from '#kernel/clock.ts';
import type { Observer } from '../observer.ts';

export interface TracePlan {
  /** What takes OTLP over HTTP. */
  url: string;
  /** Of a hundred traces, so many are kept. */
  percent: number;
}

/** Whose spans they are. */
export interface TracedNode {
  id: string;
  version: string;
}

export interface Traces {
  observer: Partial<Observer>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** Without a plan nothing is traced, nothing of it is loaded, and it costs nothing. */
export const openTraces = async (plan: TracePlan | undefined, node: TracedNode, clock: Clock): Promise<Traces> => {
  if (!plan) return untraced;
  const [{ otlpTracer }, { traceObserver }] = await Promise.all([import('./otlp-tracer.ts'), import('./trace-observer.ts')]);
  const { tracer, close } = otlpTracer(plan, node);
  return { observer: traceObserver(tracer, clock), close };
};

const untraced: Traces = { observer: {}, close: async () => {} };

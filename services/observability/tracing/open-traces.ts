import type { Clock } from '#kernel/clock.ts';
import type { Observer } from '../observer.ts';
import type { TracedNode, TracePlan } from './trace-plan.ts';

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

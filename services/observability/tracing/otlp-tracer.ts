import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { within } from '#kernel/within.ts';
import type { TracedNode, TracePlan } from './trace-plan.ts';

/** Milliseconds that the last spans have to be taken, so that a collector that is away holds up no stop. */
const patience = 2_000;

/** Sends spans now and then, in batches; what nobody takes is dropped. */
export const otlpTracer = ({ url, percent }: TracePlan, { id, version }: TracedNode): { tracer: Tracer; close(): Promise<void> } => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shelfline', 'service.version': version, 'service.instance.id': id }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  return {
    tracer: provider.getTracer('shelfline'),
    close: () => within(patience, provider.shutdown()).catch(() => {}),
  };
};

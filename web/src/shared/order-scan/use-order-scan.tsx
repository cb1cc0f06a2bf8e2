import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { lookUp } from '../inbound/look-up.ts';
import { toteOf } from './meant-orders.ts';
import { step, waiting, type Among, type Effect, type Input, type State } from './order-scan-machine.ts';
import { useOrderScanError } from './use-order-scan-error.ts';
import { MAX_CHOICES, WhichOrder } from './which-order.tsx';

interface Plan {
  /** Of the orders that the page works on. */
  stages: readonly OutboundStage[];
  onOpen(order: OrderRow): void;
  /** Where a batch is one piece of work. */
  onOpenBatch?: (batchNo: string) => void;
}

/** A page that only asks which order: by its number, its batch, its tracking number, its tote or a ONE ID in it. */
export const useOrderScan = (plan: Plan) => {
  const rules = { opensBatches: plan.onOpenBatch !== undefined };
  const run = useOrderScanEffects(plan);
  const { state, send } = useSteps<State, Input, Effect>({ initial: waiting, step: (before, input) => step(before, input, rules), run });
  const words = useOrderScanError();
  return {
    onScan: (code: string) => send({ type: 'scanned', code }),
    error: state.name === 'failed' ? words(state.problem) : undefined,
    onDismiss: () => send({ type: 'dismissed' }),
    question: state.name === 'asking' ? { code: state.code, ask: <WhichOrder {...state} onSend={send} /> } : undefined,
  };
};

/** Does what a scan for an order asks for; also for pages that scan more than orders. */
export const useOrderScanEffects = ({ stages, onOpen, onOpenBatch }: Plan) => {
  const { warehouse } = useUser();

  const findOrders = async (code: string, among: Among): Promise<readonly OrderRow[]> => {
    const query = {
      work: { stage: [...stages], text: code.trim(), size: 100 },
      totes: { stage: [...stages], tote: toteOf(code), size: MAX_CHOICES },
      all: { text: code.trim(), size: 10 },
    }[among];
    return (await callEndpoint(listOrders, { query: { wareId: warehouse?.id, ...query }, quiet: true })).data;
  };

  return (effect: Effect, send: (input: Input) => void): void => {
    const failed = (code: string) => (failure: unknown) => send({ type: 'lookUpFailed', code, offline: mayRetry(failure) });
    switch (effect.type) {
      case 'findOrders': {
        const { code, among } = effect;
        return void findOrders(code, among).then((orders) => send({ type: 'ordersFound', code, among, orders }), failed(code));
      }
      case 'lookUp': {
        const { code } = effect;
        return void lookUp(code).then((found) => send({ type: 'lookedUp', code, found }), failed(code));
      }
      case 'openOrder':
        return onOpen(effect.order);
      case 'openBatch':
        return onOpenBatch?.(effect.batchNo);
      case 'feedback':
        return giveFeedback(effect.feedback);
    }
  };
};

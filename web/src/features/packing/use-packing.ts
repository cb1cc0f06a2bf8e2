import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { packOrderEndpoint } from '#contracts/outbound/packing.ts';
import { useCommand } from '#web/api/use-command.ts';
import { removeStored, setStoredJson, getStoredJson } from '#web/browser/storage.ts';
import { useOrderScanError } from '#web/shared/order-scan/use-order-scan-error.ts';
import { useOrderScanEffects } from '#web/shared/order-scan/use-order-scan.tsx';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import type { PackPhase } from './pack-phase.ts';
import type { Packing } from './pack/parcels.ts';
import { initial, problemIn, step, type Effect, type Input, type State } from './packing-machine.ts';
import { useScannedOrder } from './use-order.ts';

/** The work on one order, as far as it went: what was scanned before a reload is still there. */
export const usePacking = (order: OrderDetail) => {
  const { t } = useTranslation();
  const { oddNo } = order;
  const place = `packing.${oddNo}`;
  const [start] = useState((): State => ({ ...initial, packing: getStoredJson<Packing>(place) ?? initial.packing }));
  const [last, setLast] = useLastScan(`pack ${oddNo}`);
  const pack = useCommand(packOrderEndpoint, { invalidates: [getOrder] });
  const askOrders = useOrderScanEffects(useScannedOrder());

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'keep':
        return setStoredJson(place, effect.packing);
      case 'forget':
        return removeStored(place);
      case 'showPacked': {
        const { oneId, packing } = effect;
        const undo = () => answer({ type: 'undone', oneId, packing });
        return setLast({ tone: 'done', title: t('packing.intoParcel', { parcel: packing.length }), code: formatOneId(oneId), undo });
      }
      case 'showTakenOut':
        return setLast({ tone: 'cancelled', title: t('packing.takenOut'), code: formatOneId(effect.oneId) });
      case 'pack':
        return pack.mutate(
          { oddNo, parcels: effect.parcels, ...(effect.waybill && { waybill: effect.waybill }) },
          { onSuccess: () => answer({ type: 'packed' }) },
        );
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'askOrders':
        return askOrders(effect.effect, (input) => answer({ type: 'ordersAnswered', input }));
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial: start, step: (before, input) => step(before, input, order), run });
  return { state, send, last, isSending: pack.isPending };
};

/** What fills the screen, in words. */
export const usePackError = (state: State, phase: PackPhase, { oddNo }: Pick<OrderDetail, 'oddNo'>): ScanError | undefined => {
  const { t } = useTranslation();
  const orderProblem = useOrderScanError();
  const { orders } = state;
  const problem = problemIn(state, phase);
  if (!problem) return orders.name === 'failed' ? orderProblem(orders.problem) : undefined;
  const { code } = problem;
  if (problem.type === 'label') return { title: t('packing.wrong.label'), code, expected: problem.expected, todo: t('packing.todo.label') };
  return {
    title: t(`packing.wrong.${problem.misfit}`),
    code,
    expected: t('packing.expected', { oddNo }),
    todo: t(`packing.todo.${problem.misfit}`),
  };
};

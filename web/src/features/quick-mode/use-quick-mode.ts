import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { listMissing } from '#contracts/missing/missing-endpoints.ts';
import { MAX_ONE_ID_LABELS, oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { listShelves } from '#contracts/shelving/shelf-queries.ts';
import { isApiError, mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { newId } from '#web/api/http/request-id.ts';
import { floorOutbox } from '#web/api/outbox/floor-outbox.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { useOutbox, useOwnCalls } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useShelves } from '#web/shared/inbound/use-shelves.ts';
import { quickModeContext } from '#web/shared/floor-queue/own-undo.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { quickActions } from './actions/quick-actions.ts';
import { initial, step, type Effect, type Input, type State } from './quick-machine.ts';
import type { QuickScan, QuickSetup } from './quick-run.ts';
import { storedRun, storeRun } from './stored-run.ts';

type Answer = (input: Input) => void;

const changes = [listInventory, listMissing, lookUpScan, listShelves, listOrders, getItem];

/** Scan after scan, each given to the outbox under a key of its own: what came of it is told as soon as it is known. */
export const useQuickMode = () => {
  const { t } = useTranslation();
  const { id: owner, warehouse } = useUser();
  const warehouseId = warehouse?.id;
  const { shelfOf } = useShelves();
  const print = usePrint();
  const outbox = useOutbox(quickModeContext, changes);
  const calls = useOwnCalls().filter((call) => call.context === quickModeContext);

  const find = async (scan: QuickScan, answer: Answer) => {
    try {
      const { running } = await callEndpoint(getItem, { query: { oneId: scan.subject }, quiet: true });
      answer(running?.repairNo ? { type: 'found', id: scan.id, subject: running.repairNo } : { type: 'notFound', id: scan.id, why: 'noRepair' });
    } catch (failure) {
      answer({ type: 'notFound', id: scan.id, why: mayRetry(failure) ? 'offline' : 'noRepair' });
    }
  };

  const takeBack = async ({ id, subject, setup, call }: QuickScan, answer: Answer) => {
    if (call !== undefined && outbox.cancelUnsent(call)) return answer({ type: 'undone', id });
    const { takeBack: command } = quickActions[setup.action];
    if (!command) return answer({ type: 'notUndone', id, why: 'cannotUndo' });
    try {
      const given = await command(outbox, subject, shelfOf);
      answer(given === undefined ? { type: 'notUndone', id, why: 'placeUnknown' } : { type: 'undoGiven', id, call: given });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      answer({ type: 'notUndone', id, why: 'offline' });
    }
  };

  const finish = async ({ action }: QuickSetup, subjects: readonly string[], answer: Answer) => {
    if (action === 'printLabels') {
      for (let from = 0; from < subjects.length; from += MAX_ONE_ID_LABELS)
        await print(callEndpoint(oneIdLabels, { query: { oneIds: subjects.slice(from, from + MAX_ONE_ID_LABELS).join(',') }, quiet: true }));
      return answer({ type: 'finished' });
    }
    try {
      const { batchNo } = await callEndpoint(openOutboundBatchEndpoint, { body: { oddNos: [...subjects] }, idempotencyKey: newId(), quiet: true });
      showSuccess(t('quickMode.batchOpened', { batchNo, count: subjects.length }));
      answer({ type: 'finished' });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showError(failure.message || t('app.offline'));
      answer({ type: 'notFinished' });
    }
  };

  const run = (effect: Effect, answer: Answer): void => {
    switch (effect.type) {
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'find':
        return void find(effect.scan, answer);
      case 'give': {
        const { id, subject, setup } = effect.scan;
        const call = quickActions[setup.action].give?.(outbox, subject, setup);
        return call === undefined ? undefined : answer({ type: 'given', id, call });
      }
      case 'takeBack':
        return void takeBack(effect.scan, answer);
      case 'finish':
        return void finish(effect.setup, effect.subjects, answer);
      case 'dismiss':
        return outbox.dismiss(effect.call);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run });

  useEffect(() => {
    let isLeft = false;
    // A call that is not in the outbox has reached the server: that can only be said once what an earlier visit left there is known.
    void floorOutbox.start(owner).then(() => isLeft || send({ type: 'restored', run: storedRun(owner, warehouseId) }));
    return () => {
      isLeft = true;
    };
  }, [owner, warehouseId, send]);

  const { isReady, setup, scans } = state;
  useEffect(() => {
    if (isReady) storeRun(owner, warehouseId, { setup, scans });
  }, [owner, warehouseId, isReady, setup, scans]);

  const said = calls.map(({ id, state: stands, deferred }) => `${id} ${stands} ${deferred}`).join();
  const tellCalls = useEffectEvent(() => send({ type: 'callsChanged', calls }));
  useEffect(() => {
    if (isReady) tellCalls();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told anew as soon as one of them stands otherwise
  }, [said, isReady]);

  return {
    state,
    send,
    scan: (code: string) => send({ type: 'scanned', id: newId(), at: Date.now(), code, shelf: shelfOf(code) }),
  };
};

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { receiveReturnEndpoint } from '#contracts/returns/receive-return.ts';
import { findOutbound } from '#contracts/returns/returned-goods.ts';
import { isApiError, mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { returnsContext } from '#web/shared/floor-queue/own-undo.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { PrintReturnLabels } from './print-return-labels.tsx';
import { initial, step, type Effect, type FoundReturn, type Input, type Parcel, type ReturnedUnit, type State } from './returns-machine.ts';
import { useParcelDraft } from './use-parcel-draft.ts';

const changes = [listInventory, listPackages, getPackage, lookUpScan];

/** A returned parcel, unit after unit, until it is received. Without a network it waits on this device, photos included. */
export const useReturning = () => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const [last, setLast] = useLastScan('returns');
  const outbox = useOutbox(returnsContext, changes);

  /** What is scanned on is answered after what was scanned before: a unit belongs to the parcel in front of it. */
  const answered = useRef(Promise.resolve());
  const inOrder = (next: () => Promise<void>) => (answered.current = answered.current.then(next, next));

  const note = (unit: ReturnedUnit, tone: 'done' | 'cancelled', title: string, undo?: () => void) =>
    setLast({
      tone,
      title,
      what: unit.isUnknown ? t('returns.unchecked') : `${sizeText(unit.spec)} · ${unit.remarks}`,
      code: formatOneId(unit.oneId),
      undo,
    });

  const receive = ({ logNo, units }: Parcel, reason: string, answer: (input: Input) => void) =>
    void outbox.enqueue(
      receiveReturnEndpoint,
      {
        warehouseId: warehouse?.id ?? '',
        logNo,
        reason,
        units: units.map(({ oneId, damage }) => ({
          oneId,
          condition: damage.length > 0 ? ('damaged' as const) : ('intact' as const),
          photos: damage,
        })),
      },
      (received) => answer({ type: 'received', logNo, goods: units, received }),
    );

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'feedback':
        return giveFeedback(effect.feedback);
      case 'find': {
        const { code } = effect;
        if (outbox.pending.some((call) => unitsOf(call).some(({ oneId }) => oneId === normaliseOneId(code))))
          return answer({ type: 'found', code, found: { by: 'kept' } });
        return void inOrder(async () => answer({ type: 'found', code, found: await find(code) }));
      }
      case 'receive':
        return receive(effect.parcel, effect.reason, answer);
      case 'noteTaken': {
        const { unit } = effect;
        const title = t(unit.isUnknown ? 'returns.takenUnchecked' : 'returns.taken');
        return note(unit, 'done', title, () => answer({ type: 'unitRemoved', oneId: unit.oneId }));
      }
      case 'noteRemoved':
        return note(effect.unit, 'cancelled', t('returns.removed'));
      case 'noteKept':
        return setLast({ tone: 'waiting', title: t('returns.keptNote'), code: effect.logNo });
      case 'noteReceived': {
        const { logNo, received } = effect;
        return setLast({
          tone: 'done',
          title: t('returns.done', { count: received.units.length }),
          what: received.preId,
          code: logNo,
          more: <PrintReturnLabels units={received.units} />,
        });
      }
      case 'noteRejected':
        return setLast({ tone: 'refused', title: t('returns.refused'), code: effect.rejection.code });
      case 'dismissRejection':
        return outbox.dismiss(effect.id);
      case 'settle':
        return outbox.settle(effect.id);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run });
  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));
  useParcelDraft(state, (parcel) => send({ type: 'reopened', parcel }));

  const isHeld = state.isSending === true && outbox.pending.some(({ deferred, body }) => deferred && body['logNo'] === state.parcel?.logNo);
  const tellKept = useEffectEvent(() => send({ type: 'keptForLater' }));
  useEffect(() => {
    if (isHeld) tellKept();
  }, [isHeld]);

  /** The refused parcel lies open again, with what is known of its units now. */
  const reopen = async () => {
    const { refused } = outbox;
    if (!refused) return;
    const parcel: Parcel = { logNo: String(refused.body['logNo']), expected: [], units: await Promise.all(unitsOf(refused).map(asFound)) };
    send({ type: 'dismissed' });
    outbox.settle(refused.id);
    send({ type: 'reopened', parcel });
  };
  return { state, send, last, reopen: () => void reopen() };
};

type SentUnit = { oneId: string; photos: readonly (string | Blob)[] };

/** The units of a return that waits or was refused. */
const unitsOf = ({ body }: WaitingCall): SentUnit[] => (body['units'] ?? []) as SentUnit[];

const asFound = async ({ oneId, photos }: SentUnit): Promise<ReturnedUnit> => {
  const found = await find(oneId);
  const unit = found.by === 'unit' ? found.units[0] : undefined;
  return unit ? { ...unit, damage: photos } : { oneId, damage: photos, isUnknown: true };
};

/** What left under a code; otherwise what else it is. */
const find = async (code: string): Promise<FoundReturn> => {
  try {
    const outbound = await callEndpoint(findOutbound, { query: { code }, quiet: true });
    return outbound.by === null ? { by: null, answer: await lookUp(code) } : outbound;
  } catch (failure) {
    if (mayRetry(failure)) return { by: null, answer: { found: 'offline' } };
    if (isApiError(failure)) return { by: null, answer: { found: 'nothing', code, known: null, near: [] } };
    throw failure;
  }
};

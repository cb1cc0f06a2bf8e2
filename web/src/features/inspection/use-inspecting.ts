import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { correctInspectionEndpoint, inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { inspectionResults, isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { lookUp } from '#web/shared/inbound/look-up.ts';
import { useInboundEffects } from '#web/shared/inbound/use-inbound-effects.ts';
import { useShelves, useSuggestions } from '#web/shared/inbound/use-shelves.ts';
import { sendable, usePhotos } from '#web/ui/camera/use-photos.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import { useSteps } from '#web/ui/floor/steps/use-steps.ts';
import { sizeText } from '#web/ui/text/size.ts';
import {
  findingOf,
  initial,
  isComplete,
  kindOf,
  step,
  type Effect,
  type Input,
  type Known,
  type Recorded,
  type Shot,
  type State,
} from './inspection-machine.ts';
import { photoPlan, type InspectionPhoto } from './photos/photo-plan.ts';
import { useInspectionError } from './use-inspection-error.ts';
import { useInspectionWork } from './use-inspection-work.ts';
import { usePhotoDraft } from './photos/use-photo-draft.ts';

interface Address {
  preId: string | undefined;
  oneId: string | undefined;
  isCorrection: boolean;
}

/** Photos, a result, done: what an inspector does to the item in hand, and the way back. */
export const useInspecting = ({ preId, oneId, isCorrection }: Address) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const work = useInspectionWork(preId, oneId);
  const { outbox, inHand, parcel, units } = work;
  const photos = usePhotos<InspectionPhoto>(oneId);
  const draft = usePhotoDraft(oneId, photos);
  const [last, setLast] = useLastScan('inbound');
  const errorOf = useInspectionError();
  const runCommon = useInboundEffects(t('inspection.refused'));
  // At hand when the item is shelved, also without a network.
  useShelves();
  useSuggestions(inHand?.oneId);
  const known: Known = {
    oneId,
    inHand,
    preId: parcel?.preId,
    units,
    photos: photos.taken,
    isCorrection,
    mayOpen: (next) => mayOpen(inboundStepLink(next, {})),
  };

  const record = (recorded: Recorded, onUndo: (call: string) => void) => {
    const { unit, result, remark } = recorded;
    const endpoint = recorded.isCorrection ? correctInspectionEndpoint : inspectItemEndpoint;
    const call = outbox.enqueue(endpoint, { oneId: unit.oneId, result, remark, photos: sendable(recorded.photos) });
    draft.drop();
    const title = words(inspectionResults[result]);
    setLast({
      tone: isDefective(result) ? 'waiting' : 'done',
      title: recorded.isCorrection ? t('inspection.corrected', { result: title }) : title,
      what: `${sizeText(unit.spec)} · ${unit.remarks}`,
      code: formatOneId(unit.oneId),
      undo: () => onUndo(call),
    });
  };

  const run = (effect: Effect, answer: (input: Input) => void): void => {
    switch (effect.type) {
      case 'lookUp':
        return void lookUp(effect.code).then((found) => answer({ type: 'answered', code: effect.code, found, known }));
      case 'addPhoto':
        return void photos.add(effect.photo, effect.slot ? { slot: effect.slot } : {});
      case 'removePhoto':
        return photos.remove(effect.id);
      case 'record': {
        const { unit, preId: of } = effect.recorded;
        return record(effect.recorded, (call) => answer({ type: 'undone', call, oneId: unit.oneId, preId: of }));
      }
      case 'takeBack':
        return answer({ type: 'takenBack', isTaken: outbox.cancelUnsent(effect.call), oneId: effect.oneId, preId: effect.preId });
      case 'noteUndone':
        return setLast({ tone: 'cancelled', title: t('inspection.undone'), code: formatOneId(effect.oneId) });
      case 'openCorrection':
        return void navigate(withQuery(warehousePaths.inspection, { id: effect.preId, oneIds: effect.oneId, correct: 1 }));
      default:
        return runCommon(effect);
    }
  };
  const { state, send } = useSteps<State, Input, Effect>({ initial, step, run, asks: ({ type }) => type === 'lookUp' });

  const finding = findingOf(state, oneId);
  const kind = kindOf(known);
  const plan = photoPlan(finding.result, photos.taken, kind);
  useRejections(outbox, (rejection) => send({ type: 'rejected', rejection }));
  useEffect(() => {
    send({ type: 'inHandChanged', oneId });
  }, [oneId, send]);
  const tellComplete = useEffectEvent(() => send({ type: 'photosCompleted', known }));
  const complete = isComplete(finding, plan);
  useEffect(() => {
    if (complete) tellComplete();
  }, [complete]);

  return {
    work,
    last,
    finding: { ...finding, kind, plan, photos },
    error: errorOf(state, {
      onTake: (unit) => send({ type: 'taken', oneId: unit.oneId, preId: unit.preId }),
      onCorrect: (unit) => send({ type: 'correctionAsked', oneId: unit.oneId, preId: unit.preId }),
    }),
    scan: (code: string) => send({ type: 'scanned', code, known }),
    take: (taken: string) => send({ type: 'taken', oneId: taken, preId: parcel?.preId }),
    press: (result: InspectionResult) => send({ type: 'resultPressed', result, known }),
    typeRemark: (remark: string) => send({ type: 'remarkTyped', remark, known }),
    chooseShot: (shot: Shot) => send({ type: 'shotChosen', shot, known }),
    takePhoto: (photo: Blob) => send({ type: 'photoTaken', photo, known }),
    closeCamera: () => send({ type: 'cameraClosed', known }),
    dismiss: () => send({ type: 'dismissed' }),
  };
};
export type Inspecting = ReturnType<typeof useInspecting>;

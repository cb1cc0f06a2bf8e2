import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { correctInspectionEndpoint, inspectItemEndpoint } from '#contracts/inspection/inspection-commands.ts';
import { inspectionResults, isDefective, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useShelves, useSuggestions } from '#web/shared/inbound/use-shelves.ts';
import { inboundStepLink } from '#web/core/links/inbound-step.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { sendable } from '#web/ui/camera/use-photos.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { inSequence, photoPlan } from './photo-plan.ts';
import { useFinding } from './use-finding.ts';
import { useInspectionScan } from './use-inspection-scan.ts';
import { useInspectionWork } from './use-inspection-work.ts';

interface Place {
  preId: string | undefined;
  oneId: string | undefined;
  correcting: boolean;
}

/** Photos, a result, done: what an inspector does to the item in hand, and the way back. */
export const useInspecting = ({ preId, oneId, correcting }: Place) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const work = useInspectionWork(preId, oneId);
  const finding = useFinding(oneId, work.inHand?.spec);
  const [last, setLast] = useLastScan('inbound');
  const scanning = useInspectionScan(work);
  // At hand when the item is shelved, also without a network.
  useShelves();
  useSuggestions(work.inHand?.oneId);

  const record = (result: InspectionResult) => {
    const { inHand, outbox, parcel } = work;
    if (!inHand) return;
    const photos = inSequence(photoPlan(result, finding.photos.taken, finding.kind));
    const said = { oneId: inHand.oneId, result, remark: finding.remark };
    const call = outbox.give(correcting ? correctInspectionEndpoint : inspectItemEndpoint, said, { photos: sendable(photos) });
    finding.recorded();
    const title = words(inspectionResults[result]);
    setLast({
      tone: isDefective(result) ? 'waiting' : 'done',
      title: correcting ? t('inspection.corrected', { result: title }) : title,
      what: `${sizeText(inHand.spec)} · ${inHand.remarks}`,
      code: formatOneId(inHand.oneId),
      undo: () => undo(inHand.oneId, parcel?.preId, call),
    });
    signal(isDefective(result) ? 'notice' : 'done');
    const onShelf = inHand.state !== 'received' && inHand.state !== 'inspected';
    void navigate(
      onShelf ? inboundStepLink('inspection', { preId: parcel?.preId }) : inboundStepLink('shelving', { oneId: inHand.oneId, preId: parcel?.preId }),
    );
  };

  /** An inspection is never modified: what the server has is corrected by another (R5.39). */
  const undo = (of: string, parcel: string | undefined, call: string) => {
    if (!work.outbox.takeBack(call)) return scanning.correct(of, parcel);
    setLast({ tone: 'cancelled', title: t('inspection.undone'), code: formatOneId(of) });
    scanning.take(of, parcel);
  };

  /** A result records at once when its photos are complete; otherwise the camera opens for the first that is missing. */
  const press = (result: InspectionResult) => {
    const { next } = photoPlan(result, finding.photos.taken, finding.kind);
    finding.setResult(result);
    if (next === undefined) record(result);
    else finding.pressResult(result, next);
  };
  // The last photo that the pressed result needs records it: nobody presses twice.
  const recordPressed = useEffectEvent(() => record(finding.result));
  useEffect(() => {
    if (finding.isComplete) recordPressed();
  }, [finding.isComplete]);

  return {
    work,
    finding,
    last,
    press,
    scan: scanning.scan,
    take: scanning.take,
    wrong: scanning.wrong,
    goOn: scanning.goOn,
  };
};

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId, isMisreadOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { lookUp, type FoundUnit } from '#web/shared/inbound/look-up.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import { inboundStep, inboundStepLink } from '#web/core/links/inbound-step.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useStepOf } from '#web/shared/inbound/use-step-of.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { signal } from '#web/ui/floor/scan/signals.ts';
import { useRefusal } from '#web/ui/floor/scan/use-refusal.ts';
import { useWrongScan } from '#web/ui/floor/scan/use-wrong-scan.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { useInspectionWork } from './use-inspection-work.ts';

/** Leads every code to its step: a received item is inspected here, an inspected one is shelved, one that is not here yet is received. */
export const useInspectionScan = ({ parcel, units, outbox }: ReturnType<typeof useInspectionWork>) => {
  const { t } = useTranslation();
  const words = useWords();
  const navigate = useNavigate();
  const wrongCode = useWrongCode();
  const stepOf = useStepOf();
  const [, setLast] = useLastScan('inbound');
  const { wrong, refuse, clear, goOn } = useWrongScan(useRefusal(outbox, { title: t('inspection.refused'), takeBack: setLast }));
  const left = units.filter(({ result }) => !result).length;

  // What was refused gives way to what is opened instead.
  const take = (oneId: string, preId = parcel?.preId) => {
    clear();
    void navigate(inboundStepLink('inspection', { oneId, preId }));
  };
  const correct = (oneId: string, preId: string | undefined) => {
    clear();
    void navigate(withQuery(warehousePaths.inspection, { id: preId, oneIds: oneId, correct: 1 }));
  };

  const resultOf = ({ checkResult }: FoundUnit) => checkResult !== null && words(inspectionResults[checkResult as InspectionResult]);

  const completed = (unit: FoundUnit): Wrong => ({
    title: t('inspection.completed'),
    code: formatOneId(unit.oneId),
    what: [wrongCode.inState(unit), resultOf(unit)].filter(Boolean).join(' · '),
    ...(unit.actions.includes('correctInspection')
      ? { todo: t('inspection.completedTodo') }
      : { expected: t('inspection.completedExpected'), todo: t('floor.layAside') }),
    other: unit.actions.includes('correctInspection') ? { label: t('inspection.correct'), run: () => correct(unit.oneId, unit.preId) } : undefined,
  });

  const lead = (unit: FoundUnit) => {
    const step = inboundStep(unit.state);
    if (step === undefined) return refuse(completed(unit));
    const elsewhere = step === 'inspection' && parcel && left > 0 && unit.preId !== parcel.preId;
    if (elsewhere) {
      const expected = t('inbound.expectedOfParcel', { count: left, parcel: parcel.preId });
      return refuse(wrongCode.ofAnotherParcel(unit, unit.preId, expected, () => take(unit.oneId, unit.preId)));
    }
    const next = stepOf(step, unit);
    if ('wrong' in next) return refuse(next.wrong);
    signal('done');
    void navigate(next.to);
  };

  const scan = async (code: string) => {
    clear();
    const known = units.find(({ oneId }) => oneId === normaliseOneId(code));
    if (known && !known.result) {
      signal('done');
      return take(known.oneId);
    }
    if (isMisreadOneId(code)) return refuse(wrongCode.misread(code));
    const found = await lookUp(code);
    if (found.found === 'offline') return refuse(wrongCode.offline(code));
    if (found.found === 'elsewhere') return refuse(wrongCode.elsewhere(found));
    if (found.found === 'nothing') return refuse(wrongCode.notFound(found));
    if (found.found === 'unit') return lead(found.unit);
    signal('done');
    void navigate(inboundStepLink('inspection', { preId: found.package.preId }));
  };

  return { scan, take, correct, wrong, goOn };
};

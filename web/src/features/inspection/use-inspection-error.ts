import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { FoundUnit } from '#web/shared/inbound/look-up.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Problem, State } from './inspection-machine.ts';

interface Ways {
  onTake(unit: FoundUnit): void;
  onCorrect(unit: FoundUnit): void;
}

/** What is wrong while inspecting, in words. */
export const useInspectionError = () => {
  const { t } = useTranslation();
  const words = useWords();
  const codeError = useCodeError();

  const completed = (unit: FoundUnit, { onCorrect }: Ways): ScanError => {
    const result = unit.checkResult !== null && words(inspectionResults[unit.checkResult as InspectionResult]);
    const said = {
      title: t('inspection.completed'),
      code: formatOneId(unit.oneId),
      what: [codeError.inState(unit), result].filter(Boolean).join(' · '),
    };
    return unit.actions.includes('correctInspection')
      ? { ...said, todo: t('inspection.completedTodo'), other: { label: t('inspection.correct'), run: () => onCorrect(unit) } }
      : { ...said, expected: t('inspection.completedExpected'), todo: t('floor.layAside') };
  };

  const errorOf = (problem: Problem, ways: Ways): ScanError => {
    switch (problem.type) {
      case 'completed':
        return completed(problem.unit, ways);
      case 'otherParcel': {
        const { unit, preId, left } = problem;
        const expected = t('inbound.expectedOfParcel', { count: left, parcel: preId });
        return codeError.ofAnotherParcel(unit, unit.preId, expected, () => ways.onTake(unit));
      }
      default:
        return codeError.of(problem);
    }
  };

  return ({ rejection, problem }: State, ways: Ways): ScanError | undefined => {
    if (rejection) return codeError.rejected(rejection, t('inspection.refused'));
    return problem && errorOf(problem, ways);
  };
};

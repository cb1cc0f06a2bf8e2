import { useTranslation } from 'react-i18next';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { FoundUnit } from '#web/shared/inbound/look-up.ts';
import { useWrongCode } from '#web/shared/inbound/use-wrong-code.ts';
import type { Wrong } from '#web/ui/floor/scan/wrong-scan.tsx';
import type { Problem, State } from './inspection-machine.ts';

interface Ways {
  onTake(unit: FoundUnit): void;
  onCorrect(unit: FoundUnit): void;
}

/** What is wrong while inspecting, in words. */
export const useInspectionProblem = () => {
  const { t } = useTranslation();
  const words = useWords();
  const wrongCode = useWrongCode();

  const completed = (unit: FoundUnit, { onCorrect }: Ways): Wrong => {
    const result = unit.checkResult !== null && words(inspectionResults[unit.checkResult as InspectionResult]);
    const said = {
      title: t('inspection.completed'),
      code: formatOneId(unit.oneId),
      what: [wrongCode.inState(unit), result].filter(Boolean).join(' · '),
    };
    return unit.actions.includes('correctInspection')
      ? { ...said, todo: t('inspection.completedTodo'), other: { label: t('inspection.correct'), run: () => onCorrect(unit) } }
      : { ...said, expected: t('inspection.completedExpected'), todo: t('floor.layAside') };
  };

  const wrongOf = (problem: Problem, ways: Ways): Wrong => {
    switch (problem.type) {
      case 'completed':
        return completed(problem.unit, ways);
      case 'otherParcel': {
        const { unit, preId, left } = problem;
        const expected = t('inbound.expectedOfParcel', { count: left, parcel: preId });
        return wrongCode.ofAnotherParcel(unit, unit.preId, expected, () => ways.onTake(unit));
      }
      default:
        return wrongCode.of(problem);
    }
  };

  return ({ rejection, problem }: State, ways: Ways): Wrong | undefined => {
    if (rejection) return wrongCode.rejected(rejection, t('inspection.refused'));
    return problem && wrongOf(problem, ways);
  };
};

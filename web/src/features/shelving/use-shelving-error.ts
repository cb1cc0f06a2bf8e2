import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useUser } from '#web/core/access/use-user.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import type { Shelf } from '#web/shared/inbound/use-shelves.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Problem, State } from './shelving-machine.ts';
import type { ShelvingUnit } from './use-shelving-work.ts';

type ConfirmFake = (unit: ShelvingUnit, shelf: Shelf) => void;

/** What is wrong while shelving, in words. */
export const useShelvingError = () => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const codeError = useCodeError();

  const rejected = (rejection: Rejection): ScanError => {
    const error = codeError.rejected(rejection, t('shelving.refused'));
    if (rejection.error !== 'ShelfFull') return error;
    return { ...error, what: error.todo, expected: t('shelving.shelfWithRoom'), todo: t('shelving.todoFull') };
  };

  const errorOf = (problem: Problem, confirmFake: ConfirmFake): ScanError => {
    switch (problem.type) {
      case 'cannotShelve':
        return {
          title: t('shelving.cannot'),
          code: formatOneId(problem.unit.oneId),
          what: codeError.inState(problem.unit),
          expected: t('shelving.cannotExpected'),
          todo: t('floor.layAside'),
        };
      case 'shelfFirst':
        return { title: t('shelving.shelfFirst'), code: problem.shelf.name, todo: t('shelving.shelfFirstTodo') };
      case 'notAShelf':
        return {
          title: t('shelving.wrongShelf'),
          code: problem.code,
          expected: t('shelving.shelfOf', { warehouse: warehouse?.name ?? '' }),
          todo: problem.suggested ? t('shelving.todoShelf', { shelf: problem.suggested.name }) : t('shelving.todoAnyShelf'),
        };
      case 'fullShelf': {
        const { name } = problem.shelf;
        return {
          title: t('shelving.full', { shelf: name }),
          code: name,
          expected: t('shelving.shelfWithRoom'),
          todo: t('shelving.todoFullKnown'),
        };
      }
      case 'askFake': {
        const { unit, shelf } = problem;
        return {
          title: t('shelving.fakeAsk'),
          code: shelf.name,
          what: t('shelving.fakeAskWhat', { shelf: shelf.name }),
          todo: t('shelving.fakeAskTodo', { shelf: shelf.name }),
          other: { label: t('shelving.fakeShelf', { shelf: shelf.name }), run: () => confirmFake(unit, shelf) },
        };
      }
      default:
        return codeError.of(problem);
    }
  };

  return ({ rejection, problem }: State, confirmFake: ConfirmFake): ScanError | undefined => {
    if (rejection) return rejected(rejection);
    return problem && errorOf(problem, confirmFake);
  };
};

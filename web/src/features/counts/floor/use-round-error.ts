import { useTranslation } from 'react-i18next';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import type { Problem, State } from './round-machine.ts';

/** What is wrong while a shelf is counted, in words. */
export const useRoundError = ({ rejection, problem }: State, shelf: string): ScanError | undefined => {
  const { t } = useTranslation();
  const errorOf = ({ type, code }: Problem): ScanError => {
    switch (type) {
      case 'otherShelf':
        return {
          title: t('counting.otherShelf'),
          code,
          expected: t('counting.otherShelfExpected', { shelf }),
          todo: t('counting.otherShelfTodo', { shelf }),
        };
      case 'notAnItem':
        return { title: t('counting.notAnItem'), code, todo: t('counting.notAnItemTodo') };
      case 'misread':
        return { title: t('counting.misread'), code, todo: t('counting.misreadTodo') };
      case 'twice':
        return { title: t('counting.twice'), code, todo: t('counting.twiceText') };
    }
  };
  if (rejection) return { title: t('counting.rejected'), code: rejection.code, todo: rejection.message || t('app.unknownError') };
  return problem && errorOf(problem);
};

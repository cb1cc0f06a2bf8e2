import { useTranslation } from 'react-i18next';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { Operator } from '../quick-run.ts';

interface Props {
  /** A code that was scanned too early. */
  unused: string | undefined;
  onChoose(operator: Operator): void;
  onBack(): void;
}

/** Who gets the work; those with the least to do stand first. */
export const ChooseOperator = ({ unused, onChoose, onBack }: Props) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const read = useRead(listStaff, { wareId: warehouse?.id ?? '' });
  return (
    <>
      <ReadStates read={read} skeleton={<SkeletonRows rows={5} height={64} />}>
        {(staff) => (
          <Question
            title={t('quickMode.operatorTitle')}
            text={staff.length === 0 ? t('quickMode.noOperator') : unused !== undefined && t('quickMode.unused', { code: unused })}
            choices={staff
              .toSorted((a, b) => a.openItems - b.openItems)
              .map(({ id, name, openItems }, index) => ({
                key: index < 9 ? String(index + 1) : '',
                label: name,
                hint: t('quickMode.openItems', { count: openItems }),
                run: () => onChoose({ id, name }),
              }))}
          />
        )}
      </ReadStates>
      <FloorButton keys="Escape" onClick={onBack}>
        {t('app.back')}
      </FloorButton>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { mayCall } from '#contracts/kernel/access/may-call.ts';
import { listShelfNames } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { Question } from '#web/ui/floor/parts/choices.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { quickActions } from '../actions/quick-actions.ts';
import { quickActionNames, type QuickActionName } from '../quick-run.ts';

/** What every scan is to do; each account sees what it may. */
export const ChooseAction = ({ unused, onChoose }: { unused: string | undefined; onChoose: (action: QuickActionName) => void }) => {
  const { t } = useTranslation();
  const { permissions, warehouse } = useUser();
  // At hand for the scans of a shelf, also without a network.
  const shelves = useRead(listShelfNames, { wareId: warehouse?.id ?? null }, { quiet: true, staleTime: 10 * 60_000 });
  const permitted = quickActionNames.filter((name) => mayCall(permissions, quickActions[name].endpoint.access));
  return (
    <ReadStates read={shelves} skeleton={<SkeletonRows rows={permitted.length} height={64} />}>
      {() => (
        <Question
          title={t('quickMode.chooseTitle')}
          text={unused === undefined ? t('quickMode.chooseText') : t('quickMode.unused', { code: unused })}
          choices={permitted.map((action, index) => ({
            key: String(index + 1),
            label: t(`quickMode.actions.${action}`),
            hint: t(`quickMode.hints.${action}`),
            run: () => onChoose(action),
          }))}
        />
      )}
    </ReadStates>
  );
};

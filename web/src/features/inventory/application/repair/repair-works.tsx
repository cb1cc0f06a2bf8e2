import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import applications from '../applications.module.css';
import styles from './repair.module.css';
import type { RepairForm } from './use-repair-form.ts';

/** What is on offer, each with its time and price; one or more are chosen. */
export const RepairWorks = ({ repair: { form, offered, chosen } }: { repair: RepairForm }) => {
  const { t } = useTranslation();
  const ids = chosen.map(({ repairItemId }) => repairItemId);
  const error = form.errorOf('repairItemIds');
  const choose = (repairItemIds: readonly string[]) => form.change({ repairItemIds });
  return (
    <fieldset className={styles['works']}>
      <legend>{t('repairs.apply.works')}</legend>
      <ReadStates read={offered} skeleton={<SkeletonRows rows={5} />}>
        {({ records }) =>
          records.length === 0 ? (
            <p>{t('repairs.apply.noWorks')}</p>
          ) : (
            <ul>
              {records.map(({ repairItemId, name, estimatedDays, priceCents }) => (
                <li key={repairItemId}>
                  <Checkbox
                    checked={ids.includes(repairItemId)}
                    onChange={({ target }) => choose(target.checked ? [...ids, repairItemId] : ids.filter((id) => id !== repairItemId))}
                  >
                    <span className={styles['work']}>
                      <span>{name}</span>
                      <span className="figures">{t('repairs.days', { count: estimatedDays })}</span>
                      <Money cents={priceCents} />
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          )
        }
      </ReadStates>
      {error && (
        <p className={applications['wrong']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

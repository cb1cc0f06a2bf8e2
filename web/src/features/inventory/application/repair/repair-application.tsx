import { useTranslation } from 'react-i18next';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import styles from '../applications.module.css';
import { ChosenItems } from '../chosen-items.tsx';
import { RepairEstimate } from './repair-estimate.tsx';
import { RepairPhotos } from './repair-photos.tsx';
import { RepairWorks } from './repair-works.tsx';
import { useRepair } from './use-repair.ts';

/** What is to be done with the items, what it costs, and how long it takes. */
export const RepairApplication = ({ items, open, takeOut, applied }: ApplicationProps) => {
  const { t } = useTranslation();
  const form = useRepair(items, applied);
  const { errors } = form;
  return (
    <ApplicationForm
      title={t('repairs.apply.title', { count: items.length })}
      submit={t('repairs.apply.submit', { count: items.length })}
      sending={form.sending}
      send={form.send}
      items={<ChosenItems items={items} errorAt={(index) => errors.of(`oneIds.${index}`)} open={open} takeOut={takeOut} />}
    >
      <div className={styles['form']}>
        <RepairWorks form={form} />
        <RepairEstimate form={form} items={items} />
        <RepairPhotos form={form} />
        {errors.rest && <Refusal>{errors.rest}</Refusal>}
      </div>
    </ApplicationForm>
  );
};

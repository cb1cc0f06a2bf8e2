import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { RepairEstimate } from './repair-estimate.tsx';
import { RepairPhotos } from './repair-photos.tsx';
import { RepairWorks } from './repair-works.tsx';
import { useRepairForm } from './use-repair-form.ts';

/** What is to be done with the items, what it costs, and how long it takes. */
export const RepairApplication = ({ items, onOpen, onTakeOut, applied }: ApplicationProps) => {
  const { t } = useTranslation();
  const repair = useRepairForm(items, applied);
  return (
    <ApplicationForm
      form={repair.form}
      title={t('repairs.apply.title', { count: items.length })}
      submitLabel={t('repairs.apply.submit', { count: items.length })}
      items={<ChosenItems items={items} errorAt={(index) => repair.form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <RepairWorks repair={repair} />
      <RepairEstimate chosen={repair.chosen} items={items} />
      <RepairPhotos repair={repair} />
    </ApplicationForm>
  );
};

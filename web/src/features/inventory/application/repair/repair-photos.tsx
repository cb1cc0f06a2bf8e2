import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uploadFailed } from '#contracts/files/upload.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FilePick } from '#web/ui/camera/file-pick.tsx';
import applications from '../applications.module.css';
import styles from './repair.module.css';
import type { RepairForm } from './use-repair-form.ts';

/** As many as an order keeps. */
const most = 20;

/** How the items look before: chosen from the device, on a handheld taken with its camera. */
export const RepairPhotos = ({ repair: { form, photos } }: { repair: RepairForm }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { taken, add, remove, refusal } = photos;
  const refused = refusal && `${words(uploadFailed)}: ${refusal}`;
  const error = refused ?? form.errorOf('beforePhotos');
  return (
    <fieldset className={styles['photos']}>
      <legend>
        {t('repairs.apply.photos')} <small>{t('orders.apply.optional')}</small>
      </legend>
      <div>
        {taken.map(({ id, preview, url }, index) => {
          const label = t('repairs.apply.photo', { number: index + 1 });
          return (
            <span key={id} className={styles['photo']} data-sent={url !== undefined}>
              <img src={preview} alt={label} />
              <button type="button" aria-label={t('floor.removePhoto', { what: label })} onClick={() => remove(id)}>
                <X size={13} strokeWidth={2.2} aria-hidden />
              </button>
            </span>
          );
        })}
        {taken.length < most && (
          <FilePick className={styles['add']} label={t('repairs.apply.addPhoto')} onSelect={(file) => void add(file, {})}>
            <Plus size={20} strokeWidth={1.7} aria-hidden />
          </FilePick>
        )}
      </div>
      {error && (
        <p className={applications['wrong']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import styles from './announcement-desk.module.css';
import type { PictureUpload } from '#web/shared/pictures/use-picture-upload.ts';

interface Props {
  /** Its url; empty without one. */
  picture: string;
  upload: PictureUpload;
  onRemove: () => void;
  error: string | undefined;
  disabled: boolean;
}

const accepted = '.png,.jpg,.jpeg,.webp,.gif';

/** The promotional picture: uploaded as soon as it is chosen, shown, and taken off again. */
export const PictureField = ({ picture, upload: { choose, sending, failure }, onRemove, error, disabled }: Props) => {
  const { t } = useTranslation();
  return (
    <Field label={t('announcements.desk.picture')} aside={t('announcements.desk.pictureAside')} error={failure ?? error}>
      {(controlProps) =>
        picture ? (
          <div className={styles['picture']}>
            <img src={picture} alt={t('announcements.desk.picture')} />
            <Button type="text" icon={<Trash2 size={14} aria-hidden />} disabled={disabled} onClick={onRemove}>
              {t('announcements.desk.pictureRemove')}
            </Button>
          </div>
        ) : (
          <FileDrop controlProps={controlProps} accept={accepted} tall disabled={disabled || sending} onSelect={(file) => void choose(file)}>
            <span aria-live="polite">{t(sending ? 'announcements.desk.sending' : 'announcements.desk.pictureHint')}</span>
          </FileDrop>
        )
      }
    </Field>
  );
};

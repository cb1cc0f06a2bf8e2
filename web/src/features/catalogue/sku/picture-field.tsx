import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePictureUpload } from '#web/shared/pictures/use-picture-upload.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Picture } from '#web/ui/photos/picture.tsx';
import styles from './sku.module.css';

const accepted = '.png,.jpg,.jpeg,.webp,.gif';

interface Props {
  /** Its url; empty without one. */
  picture: string;
  onChange: (url: string) => void;
  error: string | undefined;
}

/** The picture of a product: uploaded as soon as it is chosen, shown, and taken off again. */
export const PictureField = ({ picture, onChange, error }: Props) => {
  const { t } = useTranslation();
  const { choose, sending, failure } = usePictureUpload(onChange);
  return (
    <Field label={t('skus.picture')} aside={t('skus.pictureAside')} error={failure ?? error}>
      {(controlProps) =>
        picture ? (
          <div className={styles['picture']}>
            <Picture url={picture} size={96} alt={t('skus.picture')} radius={8} />
            <Button type="text" icon={<Trash2 size={14} aria-hidden />} onClick={() => onChange('')}>
              {t('skus.pictureRemove')}
            </Button>
          </div>
        ) : (
          <FileDrop controlProps={controlProps} accept={accepted} disabled={sending} onSelect={(file) => void choose(file)}>
            <span aria-live="polite">{t(sending ? 'skus.sending' : 'skus.pictureHint')}</span>
          </FileDrop>
        )
      }
    </Field>
  );
};

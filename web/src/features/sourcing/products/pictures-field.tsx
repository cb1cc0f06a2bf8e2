import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shopPictureLimits } from '#contracts/sourcing/shop-picture-limits.ts';
import { usePictureUpload } from '#web/shared/pictures/use-picture-upload.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Picture } from '#web/ui/photos/picture.tsx';
import styles from '../sourcing.module.css';

interface Props {
  pictures: readonly string[];
  onChange: (pictures: string[]) => void;
  error: string | undefined;
}

/** The pictures of a product, the first on its cover: uploaded as they are chosen; whether the shop takes them the server says by their content. */
export const PicturesField = ({ pictures, onChange, error }: Props) => {
  const { t } = useTranslation();
  const { choose, sending, failure } = usePictureUpload((url) => onChange([...pictures, url]));
  return (
    <>
      <Field label={t('shopProducts.pictures')} error={failure ?? error}>
        {(controlProps) => (
          <FileDrop
            controlProps={controlProps}
            accept=".jpg,.jpeg,.png"
            disabled={sending || pictures.length >= shopPictureLimits.count}
            onSelect={(file) => void choose(file)}
          >
            <span aria-live="polite">{t(sending ? 'shopProducts.sending' : 'shopProducts.pictureHint')}</span>
          </FileDrop>
        )}
      </Field>
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((url, index) => (
            <li key={url}>
              <Picture url={url} size={84} alt={t('shopProducts.pictureNo', { number: index + 1 })} radius={8} />
              <IconButton
                icon={Trash2}
                label={t('shopProducts.pictureRemove', { number: index + 1 })}
                onClick={() => onChange(pictures.filter((one) => one !== url))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

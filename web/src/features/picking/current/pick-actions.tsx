import { ChevronRight, PackageX, SkipForward } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import styles from '../picking.module.css';

interface Props {
  onShort(): void;
  onPostpone: (() => void) | undefined;
}

/** What can be done where the item cannot be picked now, or not at all. */
export const PickActions = ({ onShort, onPostpone }: Props) => {
  const { t } = useTranslation();
  return (
    <FloorButtons>
      <FloorButton icon={PackageX} tone="danger" keys="s" keyLabel={t('picking.shortPick')} onClick={onShort}>
        {t('picking.shortPick')}
      </FloorButton>
      {onPostpone && (
        <FloorButton icon={SkipForward} keys="l" keyLabel={t('picking.doLast')} onClick={onPostpone}>
          {t('picking.doLast')}
        </FloorButton>
      )}
    </FloorButtons>
  );
};

/** More would not fit one line of a handheld. */
const MAX_SHELVES = 3;

export const ThenWalkTo = ({ shelves }: { shelves: readonly string[] }) => {
  const { t } = useTranslation();
  if (shelves.length === 0) return null;
  return (
    <p className={styles['then']}>
      {t('picking.thenWalkTo')}
      {shelves.slice(0, MAX_SHELVES).map((shelf, index) => (
        <Fragment key={shelf}>
          {index > 0 && <ChevronRight size={16} aria-hidden />}
          <b>{shelf}</b>
        </Fragment>
      ))}
      {shelves.length > MAX_SHELVES && <span>…</span>}
    </p>
  );
};

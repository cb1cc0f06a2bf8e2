import { useTranslation } from 'react-i18next';
import { useKnownSku } from '#web/shared/skus/use-known-sku.ts';
import type { CatalogueSku } from './forecast-items.ts';
import styles from './forecast-form.module.css';

interface Props {
  recent: readonly string[];
  onSelect: (sku: CatalogueSku) => void;
}

/** What was entered last is often forecast again. */
export const RecentChips = ({ recent, onSelect }: Props) => {
  const { t } = useTranslation();
  if (recent.length === 0) return null;
  return (
    <div className={styles['recent']}>
      {t('forecast.recent')}
      {recent.map((sku) => (
        <RecentChip key={sku} sku={sku} choose={onSelect} />
      ))}
    </div>
  );
};

const RecentChip = ({ sku, choose }: { sku: string; choose: Props['onSelect'] }) => {
  const known = useKnownSku(sku);
  if (!known) return null;
  return (
    <button type="button" className={styles['recentSku']} title={known.remarks} onClick={() => choose(known)}>
      {known.img !== '' && <img src={known.img} alt="" />}
      {sku}
    </button>
  );
};

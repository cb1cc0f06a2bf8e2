import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './also-at-work.module.css';
import { useAlsoAtWork } from './use-also-at-work.ts';

/** Two at one order learn of each other before they look for the same goods. */
export const AlsoAtWork = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const names = useAlsoAtWork([oddNo]);
  if (names.length === 0) return null;
  return (
    <p className={styles['here']} role="note">
      <Users size={18} strokeWidth={1.9} aria-hidden />
      {t('orderWork.alsoHere', { names: names.join(', ') })}
    </p>
  );
};

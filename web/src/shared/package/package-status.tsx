import { useTranslation } from 'react-i18next';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './package.module.css';

type Counted = Pick<PackageRow, 'short' | 'over' | 'damaged' | 'unclaimed'>;

/** The status, and what the count found different. */
export const PackageStatus = ({ row }: { row: Counted & Pick<PackageRow, 'status'> }) => (
  <span className={styles['status']}>
    <PackageStatusTag status={row.status} />
    <DifferenceText row={row} />
  </span>
);

export const PackageStatusTag = ({ status }: Pick<PackageRow, 'status'>) => {
  const words = useWords();
  return <StatusTag tone={packageStatuses[status].tone}>{words(packageStatuses[status])}</StatusTag>;
};

/** What came otherwise than forecast, in words; a parcel that nobody forecast has nothing to differ from. */
export const DifferenceText = ({ row: { short, over, damaged, unclaimed } }: { row: Counted }) => {
  const { t } = useTranslation();
  const parts = [
    unclaimed && t('packages.kinds.unclaimed'),
    short > 0 && t('packages.short', { count: short }),
    over > 0 && !unclaimed && t('packages.over', { count: over }),
    damaged > 0 && t('packages.damaged', { count: damaged }),
  ].filter(Boolean);
  return parts.length === 0 ? null : <span className={styles['difference']}>{parts.join(' · ')}</span>;
};

import { Button, Popover } from 'antd';
import { FileText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { walletFileAccess } from '#contracts/wallet/wallet-access.ts';
import { useMay } from '#web/core/access/use-user.ts';
import styles from './statement.module.css';

const StatementChoice = lazy(() => import('./statement-choice.tsx'));

interface Props {
  /** Whose, where finance asks; a seller has one. */
  shopId?: number | undefined;
}

/** A month of the wallet on paper, or for the books of its owner. */
export const StatementButton = ({ shopId }: Props) => {
  const { t } = useTranslation();
  const maySave = useMay(...walletFileAccess);
  if (!maySave) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('wallet.statement.title')}
      content={
        <div className={styles['choice']}>
          <Suspense>
            <StatementChoice shopId={shopId} />
          </Suspense>
        </div>
      }
    >
      <Button icon={<FileText size={15} aria-hidden />}>{t('wallet.statement.button')}</Button>
    </Popover>
  );
};

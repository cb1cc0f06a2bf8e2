import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feeEdits } from '#contracts/fees/fee-access.ts';
import type { MerchantRates } from '#contracts/fees/rate-card-queries.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { Section } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import styles from '../fees.module.css';

const CreditLimitDialog = lazy(() => import('./credit-limit-dialog.tsx'));

/** How far below zero the merchant may go by their own acts. */
export const CreditLimit = ({ merchant }: { merchant: MerchantRates }) => {
  const { t } = useTranslation();
  const mayEdit = useMay(...feeEdits);
  const [isEditing, setEditing] = useState(false);
  return (
    <Section
      title={t('fees.creditLimit')}
      aside={
        mayEdit && (
          <Button size="small" icon={<Pencil size={13} aria-hidden />} onClick={() => setEditing(true)}>
            {t('fees.setCreditLimit')}
          </Button>
        )
      }
    >
      <p>
        <strong>
          <Money cents={merchant.creditLimitCents} />
        </strong>
      </p>
      <p className={styles['text']}>{t('fees.creditLimitText')}</p>
      {isEditing && (
        <Suspense>
          <CreditLimitDialog merchant={merchant} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
};

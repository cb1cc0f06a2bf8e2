import { useTranslation } from 'react-i18next';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { BankAccounts } from './bank-accounts/bank-accounts.tsx';

/** How a shop's money reaches its bank (R2.74). */
export default function WithdrawalPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('withdrawal.pages.withdrawal')} aside="USD" />
      <PageBody>
        <BankAccounts />
      </PageBody>
    </>
  );
}

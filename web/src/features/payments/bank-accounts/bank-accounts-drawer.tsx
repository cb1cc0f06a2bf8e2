import { useTranslation } from 'react-i18next';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { BankAccounts } from './bank-accounts.tsx';

/** The bank accounts of the own shop, over the page that they are wanted on. */
export default function BankAccountsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDrawer width={760} title={t('withdrawal.accounts')} onClose={onClose} flush>
      <BankAccounts />
    </ModalDrawer>
  );
}

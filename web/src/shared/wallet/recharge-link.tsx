import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { rechargePath } from './recharge-remedy.ts';

/** Where it is known before that a wallet is too small; nothing for whom the page is not open. */
export const RechargeLink = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  return mayOpen(rechargePath) && <Link to={rechargePath}>{t('payment.recharge')}</Link>;
};

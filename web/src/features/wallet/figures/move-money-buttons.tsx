import { Button } from 'antd';
import { Banknote, HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';

const withdrawal = withoutParameters(businessPaths.withdrawal);
const recharge = withoutParameters(businessPaths.recharge);

/** The ways out of a wallet and into it, for whom their pages are open. */
export const MoveMoneyButtons = () => {
  const { t } = useTranslation();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  return (
    <>
      {mayOpen(withdrawal) && (
        <Button icon={<Banknote size={15} aria-hidden />} onClick={() => void navigate(withdrawal)}>
          {t('wallet.withdraw')}
        </Button>
      )}
      {mayOpen(recharge) && (
        <Button type="primary" icon={<HandCoins size={15} aria-hidden />} onClick={() => void navigate(recharge)}>
          {t('wallet.recharge')}
        </Button>
      )}
    </>
  );
};

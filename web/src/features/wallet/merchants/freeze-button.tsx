import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantWallet } from '#contracts/wallet/finance/list-wallets.ts';

const FreezeDialog = lazy(() => import('./freeze-dialog.tsx'));

export const FreezeButton = ({ wallet }: { wallet: MerchantWallet }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t(wallet.isFrozen ? 'wallet.merchants.unfreeze' : 'wallet.merchants.freeze')}
      </Button>
      {isOpen && (
        <Suspense>
          <FreezeDialog wallet={wallet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostingExplained } from '#contracts/wallet/reads/explain-posting.ts';
import { walletCorrections } from '#contracts/wallet/wallet-access.ts';
import { useMay } from '#web/core/access/use-user.ts';

const ReversePostingDialog = lazy(() => import('./reverse-posting-dialog.tsx'));

/** Finance takes back what was posted by somebody else; the server knows by whom. */
export const ReverseButton = ({ posting }: { posting: PostingExplained }) => {
  const { t } = useTranslation();
  const mayReverse = useMay(...walletCorrections);
  const [isOpen, setOpen] = useState(false);
  if (!mayReverse || posting.reversal === null) return null;
  return (
    <>
      <Button icon={<Undo2 size={15} aria-hidden />} onClick={() => setOpen(true)}>
        {t('wallet.reverse.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReversePostingDialog posting={posting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

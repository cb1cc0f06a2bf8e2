import { Button } from 'antd';
import { PackageSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/access/use-user.ts';

const ClaimParcelDialog = lazy(() => import('./claim-parcel-dialog.tsx'));

/** For what came without a forecast. */
export const ClaimParcelButton = () => {
  const { t } = useTranslation();
  const may = useMay('business.edit');
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button icon={<PackageSearch size={15} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('claim.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimParcelDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

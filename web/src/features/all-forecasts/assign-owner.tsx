import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';

const AssignOwnerDialog = lazy(() => import('./assign-owner-dialog.tsx'));

/** Gives a parcel that nobody forecast to the shop that it belongs to. */
export const AssignOwnerButton = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {t('allForecasts.assignOwner')}
      </Button>
      {isOpen && (
        <Suspense>
          <AssignOwnerDialog pack={pack} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

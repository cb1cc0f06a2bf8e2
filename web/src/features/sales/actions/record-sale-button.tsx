import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/access/use-user.ts';

const RecordSaleDialog = lazy(() => import('./record-sale-dialog.tsx'));

/** For what a platform tells by other means than its connection. */
export const RecordSaleButton = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const may = useMay('1400.edit');
  if (!may) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('sales.record')}
      </Button>
      {isOpen && (
        <Suspense>
          <RecordSaleDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
